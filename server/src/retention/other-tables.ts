/** Gone with the row that they belong to: the database deletes them in cascade. */
export const BELONGS_TO: Readonly<Record<string, string>> = {
  'auth.identities': 'auth.users',
  'auth.factors': 'auth.users',
  'auth.credentials': 'auth.users',
  'auth.challenges': 'auth.factors',
  'auth.recovery_codes': 'auth.factors',
  'public.user_profiles': 'auth.users',
  'public.checklist_ticks': 'auth.users',
  'public.reports': 'auth.users',
  'public.job_application_resumes': 'public.job_applications',
}

/** Deleted every hour by the sign-in service's own housekeeping, within a day of their end. */
export const EXPIRES_AT_SIGN_IN: readonly string[] = [
  'auth.flow_states',
  'auth.one_time_tokens',
  'auth.provider_flows',
  'auth.passkey_ceremonies',
  'auth.used_messages',
  'auth.rate_limits',
  'auth.failed_guesses',
]

/** Of those that are kept: with an account goes its name in them. */
export const LOSES_NAMES: readonly string[] = [
  'public.blog_posts',
  'public.press_releases',
  'public.revisions',
]

/** Kept without end, each for a reason. */
export const KEPT: Readonly<Record<string, string>> = {
  'public.audit_log':
    'Evidence of who did what: each entry proves the one before, so none can go without breaking the proof. It names people by ids alone.',
  'public.audit_chain': 'The end of the audit log: one row of hashes.',
  'public.articles':
    'The library; a member who wrote an article is named by id, and by nothing once the account is gone.',
  'public.blog_posts': 'Publications; the byline of what was published stays, as the privacy text says.',
  'public.press_releases': 'Publications; the names in them are part of the published text.',
  'public.revisions': 'Earlier wordings of publications; the name of whoever saved goes with the account.',
  'public.regulatory_updates': 'No personal data.',
  'public.search_words':
    'Single words of publications and articles, without word of where they stand: they tell of nobody.',
  'public.search_pairs': 'Likewise: pairs of neighbouring words.',
  'public.loaded_content': 'No personal data: which content files were read.',
  'public.user_profile_counts': 'No personal data: numbers.',
  'public.retention_schedule': 'No personal data: when this is done next.',
  'auth.signing_keys': 'No personal data; retired keys are deleted by housekeeping.',
  'auth.secrets': 'No personal data: secrets of the installation.',
  'public.schema_migrations': 'No personal data: which migrations ran.',
}
