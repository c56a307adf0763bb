/** How long the product keeps each kind of an institution's records. Shown to managers; a test holds it to the tables. */
export interface KeptRecord {
  noun: string
  keptFor: string
  because: string
  /** Rules that ask for a time, for what such records usually prove. */
  law?: readonly { citation: string; asks: string }[]
  tables: readonly string[]
}

const AS_LONG = 'As long as your institution uses Plumbline'
const YOURS = 'Records of compliance are yours. Plumbline deletes none of them by age.'

export const KEPT_RECORDS: readonly KeptRecord[] = [
  {
    noun: 'Tasks and findings',
    keptFor: 'Until you delete them',
    because: `${YOURS} A finding cannot be deleted; it is closed.`,
    tables: ['tasks', 'task_dependencies', 'task_templates', 'adopted_duties', 'findings'],
  },
  {
    noun: 'Complaints',
    keptFor: AS_LONG,
    because: `${YOURS} A complaint cannot be deleted; it is closed.`,
    law: [
      {
        citation: '12 CFR 1024.38(c)(1)',
        asks: 'servicing records until one year after the loan is discharged or its servicing transferred',
      },
    ],
    tables: ['complaints'],
  },
  {
    noun: 'Risks, their controls, how they are rated, and approved risk assessments',
    keptFor: AS_LONG,
    because: `${YOURS} What was approved never changes.`,
    tables: ['risks', 'controls', 'risk_methods', 'risk_assessments'],
  },
  {
    noun: 'Meetings of the board and committees',
    keptFor: AS_LONG,
    because: `${YOURS} A meeting cannot be deleted; it is cancelled.`,
    tables: ['meetings'],
  },
  {
    noun: 'Reviews of products and changes, with their steps',
    keptFor: AS_LONG,
    because: `${YOURS} A review cannot be deleted; it is withdrawn.`,
    tables: ['product_reviews', 'product_review_steps'],
  },
  {
    noun: 'Marketing pieces and their reviews',
    keptFor: AS_LONG,
    because: `${YOURS} A piece cannot be deleted; it is retired, and shows for how long the rules ask to keep it.`,
    tables: ['marketing_reviews'],
  },
  {
    noun: 'Security incidents',
    keptFor: AS_LONG,
    because: `${YOURS} An incident cannot be deleted; it is closed.`,
    tables: ['incidents'],
  },
  {
    noun: 'BSA log',
    keptFor: AS_LONG,
    because: `${YOURS} It holds decisions and days; the reports and their documents are kept where they were filed.`,
    law: [
      { citation: '31 CFR 1020.320(d)', asks: 'a copy of each SAR and its documents for five years' },
      { citation: '12 CFR 748.1(d)(3)', asks: 'the same of credit unions' },
      { citation: '31 CFR 1029.320(c)', asks: 'the same of mortgage companies' },
      {
        citation: '31 CFR 1010.306(a)(2)',
        asks: 'a copy of each currency transaction report for five years',
      },
    ],
    tables: ['bsa_entries', 'bsa_people'],
  },
  {
    noun: 'Self-tests',
    keptFor: AS_LONG,
    because: `${YOURS} A self-test cannot be deleted: the privilege is lost where its information cannot be produced (12 CFR 1002.15(d)(2)(iii)).`,
    law: [
      {
        citation: '12 CFR 1002.12(b)(6)',
        asks: 'all information about a self-test for 25 months after it is completed',
      },
    ],
    tables: ['self_tests', 'self_test_people'],
  },
  {
    noun: 'Vendors',
    keptFor: AS_LONG,
    because: `${YOURS} A vendor cannot be deleted; its status becomes “Ended”.`,
    tables: ['vendors', 'vendor_questionnaires', 'vendor_question_sets'],
  },
  {
    noun: 'Policies, approvals, and signatures',
    keptFor: 'Approved versions: as long as your institution uses Plumbline',
    because: 'What was approved and signed stays provable. Drafts can be deleted.',
    tables: [
      'policies',
      'policy_versions',
      'policy_approvals',
      'policy_suggestions',
      'policy_section_citations',
      'policy_law_changes',
      'attestations',
      'policy_signature_rounds',
      'policy_quizzes',
    ],
  },
  {
    noun: 'Readers: people who sign without an account',
    keptFor: 'Until a manager removes them; what they signed stays with the policy',
    because: 'Name, address, and department. A code by mail ends after minutes, a visit after hours.',
    tables: ['readers', 'scim_readers'],
  },
  {
    noun: 'Files and evidence',
    keptFor: 'As long as something uses them; a file that nothing uses, one day',
    because: 'What an examination delivered stays, and so does everything while a legal hold is in force.',
    tables: ['files', 'file_chunks', 'evidence', 'evidence_uses'],
  },
  {
    noun: 'Comments, history, citations, and links',
    keptFor: AS_LONG,
    because: 'History cannot be changed. Of a removed comment only its place stays.',
    tables: ['comments', 'history_entries', 'citation_links', 'work_links'],
  },
  {
    noun: 'Loan tests',
    keptFor: AS_LONG,
    because: 'With inputs and rule version, so that a result can be shown again years later.',
    law: [
      {
        citation: '12 CFR 1026.25(a)',
        asks: 'evidence of compliance with Regulation Z for two years',
      },
      {
        citation: '12 CFR 1026.25(c)(1)',
        asks: 'Closing Disclosures for five years, other evidence of 1026.19(e) and (f) for three years',
      },
      { citation: '12 CFR 1002.12(b)(1)', asks: 'applications for 25 months' },
    ],
    tables: ['loan_test_results', 'loan_test_batches', 'loan_test_batch_rows'],
  },
  {
    noun: 'HMDA decisions',
    keptFor: 'Until you withdraw them or switch the memory off',
    because: 'The register itself does not leave your machine unless you say so.',
    law: [{ citation: '12 CFR 1003.5(a)(1)(i)', asks: 'a copy of the register for three years' }],
    tables: ['hmda_decisions', 'hmda_memories'],
  },
  {
    noun: 'HMDA files that somebody stored',
    keptFor: '1 to 10 years, as chosen when the file was stored',
    because: 'Nothing is stored unless somebody asks for it. You can delete a file earlier.',
    law: [{ citation: '12 CFR 1003.5(a)(1)(i)', asks: 'a copy of the register for three years' }],
    tables: ['hmda_files', 'hmda_file_chunks'],
  },
  {
    noun: 'Runs of loan files that somebody stored',
    keptFor: '1 to 10 years, as chosen when the run was stored',
    because: 'Nothing is stored unless somebody asks for it. You can delete a run earlier.',
    law: [
      {
        citation: '12 CFR 1026.25(c)(1)(ii)(A)',
        asks: 'evidence of compliance with the Closing Disclosure rules for five years',
      },
    ],
    tables: ['loan_runs'],
  },
  {
    noun: 'Trainings and the monitoring plan',
    keptFor: AS_LONG,
    because: `${YOURS} A training that somebody has completed cannot be deleted.`,
    tables: [
      'trainings',
      'training_assignments',
      'monitoring_tests',
      'monitoring_runs',
      'monitoring_sample_items',
    ],
  },
  {
    noun: 'Examinations',
    keptFor: AS_LONG,
    because: 'What was delivered, when, and to whom cannot be changed or deleted.',
    tables: [
      'exams',
      'exam_people',
      'exam_items',
      'exam_answers',
      'exam_deliveries',
      'exam_log',
      'exam_seats',
      'exam_questions',
      'exam_binders',
      'exam_binder_parts',
    ],
  },
  {
    noun: 'Assessments of regulatory updates',
    keptFor: AS_LONG,
    because: YOURS,
    tables: ['update_assessments', 'update_assessment_steps', 'update_summaries'],
  },
  {
    noun: 'Articles of the institution',
    keptFor: 'Until you delete them',
    because: YOURS,
    tables: ['institution_articles', 'work_renderings'],
  },
  {
    noun: 'Facts, settings, topics, access reviews, and scores',
    keptFor: AS_LONG,
    because: 'Each with the date since which it was true, so that an earlier answer can be explained.',
    tables: [
      'institution_facts',
      'institution_topics',
      'institution_setups',
      'assistant_settings',
      'notification_rules',
      'score_weights',
      'institution_snapshots',
      'institution_snapshot_rows',
      'report_looks',
      'report_schedules',
      'support_access',
      'access_reviews',
      'access_review_decisions',
      'team_act_reasons',
      'legal_holds',
      'imported_audit_log',
      'institution_imports',
    ],
  },
  {
    noun: 'Questions to the assistant',
    keptFor: 'One year',
    because: 'Longer only while a legal hold on everything is in force.',
    tables: ['assistant_questions', 'assistant_conversations'],
  },
  {
    noun: 'Notifications',
    keptFor: 'Two years, or until the person leaves',
    because: 'They only point to records, which have their own retention.',
    tables: ['notifications'],
  },
  {
    noun: 'Saved filters, choices of notifications, and calendar addresses',
    keptFor: 'Until the person leaves',
    because: 'They belong to one person.',
    tables: ['notification_settings', 'saved_views', 'calendar_feeds'],
  },
  {
    noun: 'API keys, connected assistants, webhooks, and background work',
    keptFor:
      'Keys, assistants, and webhooks: as long as your institution uses Plumbline; deliveries, addresses, and jobs: minutes to 30 days',
    because: 'Only as long as they are of use.',
    tables: [
      'api_keys',
      'connected_assistants',
      'assistant_tokens',
      'scim_people',
      'directory_groups',
      'webhooks',
      'webhook_deliveries',
      'idempotency_keys',
      'jobs',
      'sent_reminders',
      'policy_draft_presence',
      'task_bulk_changes',
      'file_addresses',
      'exam_addresses',
      'institution_export_addresses',
    ],
  },
]
