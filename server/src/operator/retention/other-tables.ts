import { WORK_TABLES } from '../../nouns.ts'
import { RETENTION_RULES } from './retention-rules.ts'

const OTHERS: Readonly<Record<string, string>> = {
  'auth.identities': 'auth.users',
  'auth.factors': 'auth.users',
  'auth.credentials': 'auth.users',
  'auth.challenges': 'auth.factors',
  'auth.recovery_codes': 'auth.factors',
  'public.user_profiles': 'auth.users',
  'public.checklist_ticks': 'auth.users',
  'public.reports': 'auth.users',
  'auth.sso_providers': 'public.institutions',
  'auth.sso_domains': 'auth.sso_providers',
  'public.job_turns': 'public.institutions',
  'public.job_application_resumes': 'public.job_applications',
}

const byAge = new Set(RETENTION_RULES.map(({ table }) => table))

/** Deleted in cascade with the row they belong to. */
export const BELONGS_TO: Readonly<Record<string, string>> = {
  ...OTHERS,
  ...Object.fromEntries(
    Object.entries(WORK_TABLES)
      .map(([table, { partOf }]) => [`public.${table}`, `public.${partOf ?? 'institutions'}`] as const)
      .filter(([table]) => !byAge.has(table)),
  ),
}

/** Deleted hourly by the sign-in service's housekeeping, within a day of expiry. */
export const EXPIRES_AT_SIGN_IN: readonly string[] = [
  'auth.flow_states',
  'auth.one_time_tokens',
  'auth.provider_flows',
  'auth.used_id_tokens',
  'auth.passkey_ceremonies',
  'auth.used_messages',
  'auth.rate_limits',
  'auth.failed_guesses',
]

/** Kept rows: deleting an account removes its name from them. */
export const LOSES_NAMES: readonly string[] = [
  'public.blog_posts',
  'public.press_releases',
  'public.revisions',
]

/** Kept until somebody deletes them, each for a reason. */
export const KEPT: Readonly<Record<string, string>> = {
  'public.institutions':
    'An institution stays until an administrator has it deleted; then it goes with its people and its work.',
  'public.audit_log':
    'Evidence of who did what: each entry proves the one before, so none can go without breaking the proof. It names people by ids alone.',
  'public.audit_chain':
    'The end of the one chain of the audit log before institutions had their own: one row of hashes.',
  'public.assistant_clients':
    'Which assistants registered, by the name that they gave themselves: it names nobody. Unused ones go after a week.',
  'public.audit_chains': 'The ends of the chains of the audit log: hashes.',
  'public.topics': 'The topics that Plumbline ships; they name nobody.',
  'public.articles':
    'The library; a member who wrote an article is named by id, and by nothing once the account is gone.',
  'public.blog_posts': 'Publications; the byline of what was published stays, as the privacy text says.',
  'public.press_releases': 'Publications; the names in them are part of the published text.',
  'public.revisions':
    'Earlier wordings of publications; the name of the person who saved goes with the account.',
  'public.regulatory_updates': 'No personal data.',
  'public.regulation_parts': 'No personal data: which texts of regulations are held.',
  'public.regulation_days': 'No personal data: what each day changed in the regulations.',
  'public.regulation_sources': 'No personal data: when the official sources were asked.',
  'public.regulation_checks': 'No personal data: what the official sources answered.',
  'public.federal_register_documents': 'No personal data: documents that the government published.',
  'public.regulation_paragraphs': 'No personal data: the texts of regulations by date.',
  'public.regulation_change_classes':
    'What administrators called changes of regulations, and why; their name goes with the account.',
  'public.regulation_legal_statuses':
    'What courts and Congress did to regulations; the name of the administrator who entered it goes with the account.',
  'public.reference_rows': 'No personal data: official tables that were imported.',
  'public.renderings': 'The HTML of publications and articles: it goes with its text.',
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
