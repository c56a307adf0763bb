// Written by `npm run client` from the contract. Do not edit.

import type { Operation } from '../operation.ts'

/** Every code of a refusal. */
export type RefusalCode =
  | 'ALREADY_CLOSED'
  | 'ALREADY_COMPLETED'
  | 'ALREADY_ENDED'
  | 'ALREADY_RECORDED'
  | 'ALREADY_REPLACED'
  | 'ANSWERS_CHANGED'
  | 'ANSWERS_MISSING'
  | 'APPROVER_MISSING'
  | 'APPROVER_UNKNOWN'
  | 'ATTRIBUTE_UNKNOWN'
  | 'BAD_LOAN_TERM'
  | 'BAD_REQUEST'
  | 'BATCH_WAITING'
  | 'BLOCKED'
  | 'BROUGHT_BY_EVENT'
  | 'BUSY'
  | 'CHANGED_MEANWHILE'
  | 'CHUNK_SIZE'
  | 'CITATION_UNREADABLE'
  | 'CODE_WRONG'
  | 'COMPLETED_BY_SOME'
  | 'CUSHION_ABOVE_LIMIT'
  | 'DATE_AHEAD'
  | 'DATE_BEFORE_RECEIVED'
  | 'DATE_IN_FUTURE'
  | 'DATE_PASSED'
  | 'DAY_FAR'
  | 'DAY_PAST'
  | 'DECISIONS_OFF'
  | 'DEPENDENCY_CIRCLE'
  | 'DEPENDENCY_UNKNOWN'
  | 'DOCUMENT_DAMAGED'
  | 'DOCUMENT_EMPTY'
  | 'DOCUMENT_ENCRYPTED'
  | 'DOCUMENT_SCANNED'
  | 'DOCUMENT_TOO_LARGE'
  | 'DOCUMENT_TOO_LONG'
  | 'DUE_BEFORE_FOUND'
  | 'DUE_BEFORE_START'
  | 'ENDS_BEFORE_START'
  | 'END_BEFORE_START'
  | 'EVIDENCE_MISSING'
  | 'EVIDENCE_UNKNOWN'
  | 'EXPIRES_BEFORE'
  | 'EXPIRY_NEEDED'
  | 'EXPLAINED_UNKNOWN'
  | 'FILE_EMPTY'
  | 'FILE_INCOMPLETE'
  | 'FILE_NAME_WRONG'
  | 'FILE_NOT_READY'
  | 'FILE_TOO_LARGE'
  | 'FILE_TYPE_LIES'
  | 'FILE_TYPE_REFUSED'
  | 'FINDING_MISSING'
  | 'FOLDER_UNKNOWN'
  | 'FORBIDDEN'
  | 'HAPHAZARD'
  | 'HMDA_ACCESS'
  | 'IDEMPOTENCY_KEY_IN_USE'
  | 'IDEMPOTENCY_KEY_REUSED'
  | 'IDEMPOTENT_RESULT_UNKNOWN'
  | 'INSTITUTION_SUSPENDED'
  | 'INVALID_DATE'
  | 'INVALID_DATE_ORDER'
  | 'INVALID_FACT'
  | 'INVALID_VALUE'
  | 'IN_USE'
  | 'KEY_NOT_ALLOWED'
  | 'LABEL_TAKEN'
  | 'LINK_TO_ITSELF'
  | 'LIST_EMPTY'
  | 'LIST_WRONG'
  | 'LOAN_DATA_ACCESS'
  | 'LOOKS_AUTOMATED'
  | 'MAILED_JUST_NOW'
  | 'MENTION_CANNOT_SEE'
  | 'MENTION_UNKNOWN'
  | 'MINUTES_MISSING'
  | 'MISSING_FIELD'
  | 'MOMENT_AHEAD'
  | 'NOBODY_CHOSEN'
  | 'NOTE_CHANGED'
  | 'NOTHING_CHANGED'
  | 'NOTHING_GIVEN'
  | 'NOTHING_HERE'
  | 'NOTHING_TO_APPROVE'
  | 'NOTHING_TO_COPY'
  | 'NOTHING_TO_REFUND'
  | 'NOTICE_WITHOUT_END'
  | 'NOT_ALLOWED'
  | 'NOT_ANSWERED'
  | 'NOT_APPROVED'
  | 'NOT_A_CITATION'
  | 'NOT_A_DOCX'
  | 'NOT_A_DRAFT'
  | 'NOT_CLOSED'
  | 'NOT_COMPLETED'
  | 'NOT_DONE'
  | 'NOT_EFFECTIVE'
  | 'NOT_FOUND'
  | 'NOT_HELD'
  | 'NOT_IN_REVIEW'
  | 'NOT_LATER'
  | 'NOT_LOADED'
  | 'NOT_NOTIFIED'
  | 'NOT_SUBMITTED'
  | 'NOT_YOURS'
  | 'NO_EXCEPTIONS'
  | 'NO_ROOM'
  | 'NO_SUCH_CHANGE'
  | 'NO_SUCH_OWNER'
  | 'ON_HOLD'
  | 'OTHER_STORAGE_KEY'
  | 'OWN_PROVIDER_REQUIRED'
  | 'PAYMENTS_DO_NOT_REPAY'
  | 'PERFORMER_TESTS'
  | 'PERFORMS_CONTROL'
  | 'PERIOD_BACKWARD'
  | 'PERSON_UNKNOWN'
  | 'PLAN_FULL'
  | 'PLAN_REFUSED'
  | 'POPULATION_EMPTY'
  | 'POPULATION_TOO_LARGE'
  | 'POPULATION_UNKNOWN'
  | 'PORTAL_OPEN'
  | 'PRECONDITION_FAILED'
  | 'QUESTION_TWICE'
  | 'QUIZ_FAILED'
  | 'QUOTA_EXCEEDED'
  | 'READER_UNKNOWN'
  | 'REASON_MISSING'
  | 'REASON_NEEDED'
  | 'RECENT_AUTHENTICATION_REQUIRED'
  | 'RECURRENCE_INVALID'
  | 'REDRESS_INCOMPLETE'
  | 'RESUME_NOT_PDF'
  | 'RESUME_TOO_LARGE'
  | 'REVIEW_AHEAD'
  | 'REVIEW_BEFORE_LAST'
  | 'RULE_REFUSED'
  | 'SAME_DAY'
  | 'SAMPLE_TOO_LARGE'
  | 'SECOND_FACTOR_REQUIRED'
  | 'SECOND_FACTOR_SETUP_REQUIRED'
  | 'SECOND_PERSON_REQUIRED'
  | 'SECTION_UNKNOWN'
  | 'SESSION_ENDED'
  | 'SHEET_BEGUN'
  | 'SHEET_SAYS_FAILED'
  | 'SHEET_UNFINISHED'
  | 'SIGNED_OFF'
  | 'STRATA_REFUSED'
  | 'STRENGTH_UNPROVEN'
  | 'SUBJECT_UNKNOWN'
  | 'SUGGESTIONS_OPEN'
  | 'SUPPORT_OF_OTHERS'
  | 'TASKS_OPEN'
  | 'TEXT_DIFFERS'
  | 'TEXT_MISSING'
  | 'TOO_INVOLVED'
  | 'TOO_MANY_CITATIONS'
  | 'TOO_MANY_COMMENTS'
  | 'TOO_MANY_DECISIONS'
  | 'TOO_MANY_FILES'
  | 'TOO_MANY_LINKS'
  | 'TOO_MANY_METHODS'
  | 'TOO_MANY_PEOPLE'
  | 'TOO_MANY_READERS'
  | 'TOO_MANY_REQUESTS'
  | 'TOO_MANY_ROWS'
  | 'TOO_MANY_SUGGESTIONS'
  | 'TOO_MANY_TOPICS'
  | 'TOO_MANY_UPLOADS'
  | 'TOO_MUCH_EVIDENCE'
  | 'TRIAL_ENDED'
  | 'UNAUTHORIZED'
  | 'UNIT_PERIOD_UNDETERMINED'
  | 'UNKNOWN_THRESHOLD'
  | 'UNREADABLE_FILE'
  | 'VENDOR_ENDED'
  | 'VENDOR_UNKNOWN'
  | 'VERSION_CLOSED'
  | 'VERSION_OPEN'
  | 'VISIT_ENDED'
  | 'VISIT_READS_ONLY'
  | 'WRITER_APPROVES'
  | 'WRONG_ORDER'

/** What every operation refuses with that needs a key. */
export type UsualRefusal = 'BAD_REQUEST' | 'FORBIDDEN' | 'IDEMPOTENCY_KEY_IN_USE' | 'IDEMPOTENCY_KEY_REUSED' | 'IDEMPOTENT_RESULT_UNKNOWN' | 'INSTITUTION_SUSPENDED' | 'KEY_NOT_ALLOWED' | 'ON_HOLD' | 'OWN_PROVIDER_REQUIRED' | 'RECENT_AUTHENTICATION_REQUIRED' | 'SECOND_FACTOR_REQUIRED' | 'SECOND_FACTOR_SETUP_REQUIRED' | 'TOO_MANY_REQUESTS' | 'TRIAL_ENDED' | 'UNAUTHORIZED' | 'VISIT_ENDED' | 'VISIT_READS_ONLY'

export interface AgendaItem {
/** The id of the record. */
id: string
/** The title. */
title: string
/** What kind of thing it is. */
kind?: "approval" | "designation" | "report" | "other"
/** What programs know it by. */
key?: string
/** Decision. */
decision?: "open" | "approved" | "noted" | "deferred" | "refused"
/** Resolution. */
resolution?: string
/** What it is about. */
subject: SubjectCard | null
}

export interface AgendaItemFields {
/** The id of the record. */
id: string
/** The title. */
title: string
/** What kind of thing it is. */
kind?: "approval" | "designation" | "report" | "other"
/** What programs know it by. */
key?: string
/** Decision. */
decision?: "open" | "approved" | "noted" | "deferred" | "refused"
/** Resolution. */
resolution?: string
/** What it is about. */
subject?: SubjectRef | null
}

export interface Applicability {
/** The id of the record. */
id: string
/** What kind of thing it is. */
kind: "regulation" | "duty" | "loan_test" | "other_law"
/** The name. */
name: string
/** What came of it. */
outcome: "applies" | "does_not_apply" | "may_apply" | "not_assessed"
/** Why, in words for people. */
reason: string
/** The paragraph of law, such as `12 CFR 1026.19(e)`. */
citation: string | null
/** Missing. */
missing: Array<string>
}

export interface ApplicabilityOfYear {
/** The year. */
year: number
/** The entries of this page. */
items: Array<Applicability>
}

export interface Applies {
/** What came of it. */
outcome: "applies" | "may_apply" | "does_not_apply" | "not_assessed"
/** Why, in words for people. */
reason: string
/** The paragraph of law, such as `12 CFR 1026.19(e)`. */
citation: string | null
/** Missing. */
missing: Array<string>
}

export interface ArticleSummary {
/** The id of the record. */
id: string
/** The name in the address. */
slug: string
/** The title. */
title: string
/** The beginning, as lists show it. */
excerpt: string
/** The category. */
category: "qualified-mortgage" | "trid" | "hmda" | "fair-lending" | "bsa-aml" | "deposits" | "servicing" | "consumer-credit" | "program" | "privacy-security" | "credit-union"
/** The words that it is filed under. */
tags: Array<string>
/** Whether it is featured. */
isFeatured: boolean
/** Whether it is published. */
isPublished: boolean
/** When it was published; null for a draft. */
publishedAt: string | null
/** Read time. */
readTime: number
/** The name of the author. */
authorName: string
}

export interface Assessment {
/** What state it is in. */
status: "identified" | "assessed" | "planned" | "completed" | "not_applicable"
/** The version of the record; a change names the one it was made against. */
version: number
/** How urgent it is. */
priority: "high" | "medium" | "low" | null
/** Impact. */
impact: "none" | "low" | "medium" | "high" | null
/** The reason of the impact, in words for people. */
impactReason: string | null
/** The reason of the not applicable, in words for people. */
notApplicableReason: string | null
/** The plan. */
plan: string | null
/** Who is responsible; null for nobody. */
ownerId: string | null
/** The day by which it is due. */
dueOn: string | null
/** The day of the proposed due. */
proposedDueOn: string | null
/** What shows that it was done. */
evidence: string | null
/** The reason of the no evidence, in words for people. */
noEvidenceReason: string | null
/** The person by whom it was planned. */
plannedBy: string | null
/** The name of the planned. */
plannedName: string | null
/** The reason of the alone, in words for people. */
aloneReason: string | null
/** The name of the signed. */
signedName: string | null
/** When it was signed; null if it was not. */
signedAt: string | null
/** Signed hash. */
signedHash: string | null
/** Whether it is imported. */
isImported: boolean
/** The steps, in their order. */
steps: Array<AssessmentStep>
}

export interface AssessmentStep {
/** The step. */
step: string
/** Words. */
words: string
/** Who did it, by name. */
byName: string
/** When it happened. */
at: string
}

export interface BlogPost {
/** The id of the record. */
id: string
/** The name in the address. */
slug: string
/** The title. */
title: string
/** The beginning, as lists show it. */
excerpt: string
/** The category. */
category: string | null
/** The words that it is filed under. */
tags: Array<string>
/** The address of the featured image. */
featuredImageUrl: string | null
/** Featured image alt. */
featuredImageAlt: string
/** Whether it is featured. */
isFeatured: boolean
/** When it was published; null for a draft. */
publishedAt: string | null
/** Read time. */
readTime: number
/** The name of the author. */
authorName: string
/** The text as HTML that is safe to show. */
html: string
/** Headings. */
headings: Array<Heading>
/** When it was last changed. */
updatedAt: string
}

export interface BlogPostSummary {
/** The id of the record. */
id: string
/** The name in the address. */
slug: string
/** The title. */
title: string
/** The beginning, as lists show it. */
excerpt: string
/** The category. */
category: string | null
/** The words that it is filed under. */
tags: Array<string>
/** The address of the featured image. */
featuredImageUrl: string | null
/** Featured image alt. */
featuredImageAlt: string
/** Whether it is featured. */
isFeatured: boolean
/** When it was published; null for a draft. */
publishedAt: string | null
/** Read time. */
readTime: number
/** The name of the author. */
authorName: string
}

export interface BoardApproval {
/** The id of the meeting. */
meetingId: string
/** The id of the agenda item. */
agendaItemId: string
/** The title. */
title: string
/** The text, in Markdown. */
body: "board" | "supervisory_committee" | "audit_committee" | "compliance_committee" | "other"
/** The day of the held. */
heldOn: string
/** Whether it has minutes. */
hasMinutes: boolean
}

export interface BoardDecision {
/** The id of the meeting. */
meetingId: string
/** Meeting title. */
meetingTitle: string
/** The text, in Markdown. */
body: "board" | "supervisory_committee" | "audit_committee" | "compliance_committee" | "other"
/** The day of the held. */
heldOn: string
/** Item. */
item: string
/** Resolution. */
resolution: string
/** Minutes. */
minutes: Array<BoardMinutes>
/** The name of the person by whom it was recorded. */
recordedByName: string
/** When it was recorded; null if it was not. */
recordedAt: string
}

export interface BoardMinutes {
/** The title. */
title: string
/** The day whose rules apply. */
validOn: string
/** The SHA-256 hash of the bytes, in hexadecimal digits. */
sha256: string | null
}

export interface CalculationStep {
/** The words. */
text: string
/** The value. */
value: string | null
/** The paragraph of law, such as `12 CFR 1026.19(e)`. */
citation: string | null
}

export interface ChangeCounts {
/** Added. */
added: number
/** Removed. */
removed: number
/** Changed. */
changed: number
/** Moved. */
moved: number
/** Editorial. */
editorial: number
}

export interface ChangeDecision {
/** Class. */
class: "changed" | "editorial" | null
/** Computed. */
computed: "added" | "removed" | "changed" | "amount" | "moved" | "editorial"
/** Why, in words for people. */
reason: string
/** Who did it, by name. */
byName: string | null
/** When it happened. */
at: string
}

export interface ChangedAmount {
/** Before. */
before: string
/** After. */
after: string
}

export interface ChecklistEntry {
/** The id of the record. */
id: string
/** The words. */
text: string
/** Whether it is done. */
isDone: boolean
}

export interface Citation {
/** Cite. */
cite: string
/** A note for the team. */
note: string
}

export interface CitationLink {
/** The id of the record. */
id: string
/** The words. */
text: string
/** Its address. */
path: string | null
/** Official address. */
officialAddress: string
}

export interface CitedDeadline {
/** Who did it. */
by: string
/** The paragraph of law, such as `12 CFR 1026.19(e)`. */
citation: string
}

export interface ColumnChoice {
/** Header. */
header: string
/** Column. */
column: string
}

export interface Comment {
/** The id of the record. */
id: string
/** The id of the author. */
authorId: string
/** The name of the author. */
authorName: string
/** The text, in Markdown. */
body: string
/** Mentions. */
mentions: Array<Person>
/** When it was created. */
createdAt: string
/** When it was edited; null if it was not. */
editedAt: string | null
/** When it was removed; null if it was not. */
removedAt: string | null
/** Whether it is own. */
isOwn: boolean
/** Passage. */
passage: CommentPassage | null
/** When it was resolved; null if it was not. */
resolvedAt: string | null
/** The name of the person by whom it was resolved. */
resolvedByName: string
}

export interface CommentPassage {
/** The id of the part. */
partId: string
/** The words of the text. */
quote: string
/** Before. */
before: string
/** After. */
after: string
/** When it happened. */
at: number
/** Needs before. */
needsBefore: number
/** Needs after. */
needsAfter: number
}

export interface Complaint {
/** The id of the record. */
id: string
/** The number that people know it by. */
number: number
/** The title. */
title: string
/** What kind of thing it is. */
kind: "notice_of_error" | "notice_of_error_payoff" | "notice_of_error_foreclosure" | "information_request" | "information_request_owner" | "transfer_error" | "remittance_error" | "billing_error" | "credit_dispute" | "debt_dispute" | "agency" | "other"
/** How it came in. */
channel: "letter" | "email" | "phone" | "branch" | "web" | "agency"
/** Product. */
product: string
/** Who is responsible. */
owner: Person | null
/** The day on which it was received; null if it was not. */
receivedOn: string
/** The day on which the receipt was acknowledged. */
acknowledgedOn: string | null
/** The day on which it was answered; null if it was not. */
answeredOn: string | null
/** Acknowledge by. */
acknowledgeBy: string | null
/** Answer by. */
answerBy: string | null
/** Where it comes from. */
source?: "consumer" | "cfpb" | "regulator" | "social_media" | "other"
/** Portal by. */
portalBy: string | null
/** Flags. */
flags: Array<"udaap" | "fair_lending">
/** The day on which it was closed; null if it was not. */
closedOn: string | null
/** Whether it is waiting for closure. */
isWaitingForClosure: boolean
/** The version of the record; a change names the one it was made against. */
version: number
/** More about it. */
description: string
/** The subject area of compliance, such as `trid`. */
topic: string | null
/** Whether it is extended. */
isExtended: boolean
/** Letter acknowledge by. */
letterAcknowledgeBy: string | null
/** Letter answer by. */
letterAnswerBy: string | null
/** Foreclosure sale. */
foreclosureSale: string | null
/** Transfer circumstance. */
transferCircumstance: "ordinary" | "new_account" | "point_of_sale" | "foreign" | null
/** The day on which it was credited; null if it was not. */
creditedOn: string | null
/** What came of it. */
outcome: string
/** The day on which it was portal responded; null if it was not. */
portalRespondedOn?: string | null
/** The day of the portal final. */
portalFinalOn?: string | null
/** Regulator contact. */
regulatorContact: string
/** Rule cited. */
ruleCited?: string
/** The id of the vendor. */
vendorId?: string | null
/** Cause. */
cause?: "unknown" | "none" | "employee" | "system" | "process" | "disclosure" | "policy" | "third_party" | "fraud" | "other"
/** Redress paid. */
redressPaid?: string | null
/** The day of the redress. */
redressOn?: string | null
/** Root cause. */
rootCause?: string
/** Acknowledge. */
acknowledge: CitedDeadline | null
/** The answer. */
answer: CitedDeadline | null
/** Provisional credit. */
provisionalCredit: CitedDeadline | null
/** Portal response. */
portalResponse: CitedDeadline | null
/** Portal final response. */
portalFinalResponse: CitedDeadline | null
/** Masked account number. */
maskedAccountNumber: string
/** The name of the vendor. */
vendorName: string | null
/** Flag states. */
flagStates: Array<FlagState>
/** Why it was ended, in words for people. */
endedBecause: string | null
/** Whether the caller may extend. */
mayExtend: boolean
/** Notes for the team. */
notes: Array<string>
/** The name of the person by whom it was closure asked. */
closureAskedByName: string
/** The name of the person by whom it was closed. */
closedByName: string
/** The reason of the closed alone, in words for people. */
closedAloneReason: string
/** When it was reopened; null if it was not. */
reopenedAt: string | null
/** The name of the person by whom it was reopened. */
reopenedByName: string
/** How many: evidence. */
evidenceCount: number
/** Whether the caller may edit. */
mayEdit: boolean
/** Whether the caller may close. */
mayClose: boolean
}

export interface ComplaintSummary {
/** The id of the record. */
id: string
/** The number that people know it by. */
number: number
/** The title. */
title: string
/** What kind of thing it is. */
kind: "notice_of_error" | "notice_of_error_payoff" | "notice_of_error_foreclosure" | "information_request" | "information_request_owner" | "transfer_error" | "remittance_error" | "billing_error" | "credit_dispute" | "debt_dispute" | "agency" | "other"
/** How it came in. */
channel: "letter" | "email" | "phone" | "branch" | "web" | "agency"
/** Product. */
product: string
/** Who is responsible. */
owner: Person | null
/** The day on which it was received; null if it was not. */
receivedOn: string
/** The day on which the receipt was acknowledged. */
acknowledgedOn: string | null
/** The day on which it was answered; null if it was not. */
answeredOn: string | null
/** Acknowledge by. */
acknowledgeBy: string | null
/** Answer by. */
answerBy: string | null
/** Where it comes from. */
source: "consumer" | "cfpb" | "regulator" | "social_media" | "other"
/** Portal by. */
portalBy: string | null
/** Flags. */
flags: Array<"udaap" | "fair_lending">
/** The day on which it was closed; null if it was not. */
closedOn: string | null
/** Whether it is waiting for closure. */
isWaitingForClosure: boolean
/** The version of the record; a change names the one it was made against. */
version: number
}

export interface Control {
/** The title. */
title: string
/** What kind of thing it is. */
kind: "policy" | "system" | "training" | "testing" | "person" | "other"
/** How often it comes again. */
frequency: "ongoing" | "daily" | "weekly" | "monthly" | "quarterly" | "annual"
/** Who is responsible; null for nobody. */
ownerId?: string | null
/** Judged. */
judged: "none" | "weak" | "adequate" | "strong"
/** More about it. */
description?: string
/** The reason of the judged, in words for people. */
judgedReason?: string
/** The id of the record. */
id: string
/** The number that people know it by. */
number: number
/** Who is responsible. */
owner: Person | null
/** Strength. */
strength: "none" | "weak" | "adequate" | "strong"
/** Why, in words for people. */
because: string
/** Holds until. */
holdsUntil: string | null
/** How many: risk. */
riskCount: number
/** The version of the record; a change names the one it was made against. */
version: number
/** When it was created. */
createdAt: string
/** Whether the caller may edit. */
mayEdit: boolean
}

export interface ControlRelief {
/** Weak. */
weak: number
/** Adequate. */
adequate: number
/** Strong. */
strong: number
}

export interface CreditorCalendar {
/** Open weekdays. */
openWeekdays?: Array<number>
/** Closed dates. */
closedDates?: Array<string>
/** Open dates. */
openDates?: Array<string>
/** Close on legal holidays. */
closeOnLegalHolidays?: boolean
}

export interface CustomerFigures {
/** Customers. */
customers: string
/** Average. */
average: string
}

export interface DecidingField {
/** The name of the field. */
field: string
/** The words that people read. */
label: string
/** The value. */
value: string
}

export interface Disclosure {
/** Sent. */
sent: string
/** Method. */
method: "in_person" | "mail" | "email" | "courier" | "other"
/** Evidence of receipt. */
evidenceOfReceipt?: string
/** Esign consent. */
esignConsent?: boolean
}

export interface DrawnSample {
/** More about it. */
description: string
/** Confidence. */
confidence: string
/** Tolerable rate. */
tolerableRate: string
/** Expected errors. */
expectedErrors?: number
/** Attributes. */
attributes: Array<string>
/** The first day that is asked for. */
from: "count" | "list" | "complaints" | "tasks" | "loan_batch" | "loan_run" | "hmda_register"
/** Population size. */
populationSize: number
/** Size. */
size: number
/** Seed. */
seed: string
/** The day of the drawn. */
drawnOn: string
/** The name of the person by whom it was drawn. */
drawnByName: string
/** The name of the source. */
sourceName?: string
/** Strata. */
strata?: {
/** Column. */
column: string
/** Whether it is proportional. */
isProportional: boolean
/** Parts. */
parts: Array<{
/** The name. */
name: string
/** Population. */
population: number
/** Size. */
size: number
}>
} | null
/** Stages. */
stages?: {
/** Total size. */
totalSize: number
/** Initial size. */
initialSize: number
/** Initial errors. */
initialErrors: number
/** Final errors. */
finalErrors: number
} | null
}

export interface Evidence {
/** The id of the record. */
id: string
/** The title. */
title: string
/** What type it is. */
type: "document" | "board_minutes" | "contract" | "soc_report" | "insurance" | "continuity_plan" | "financial_statements" | "due_diligence"
/** A note for the team. */
note: string
/** The day whose rules apply. */
validOn: string
/** Valid until. */
validUntil: string | null
/** The file. */
file: StoredFile | null
/** Target. */
target: SubjectCard | null
/** The address, as a person writes it. */
address: string
/** The name of the person by whom it was added. */
addedByName: string
/** When it was added; null if it was not. */
addedAt: string
/** Replaces. */
replaces: EvidenceLink | null
/** The person by whom it was replaced. */
replacedBy: EvidenceLink | null
/** How many: use. */
useCount: number
}

export interface EvidenceLink {
/** The id of the record. */
id: string
/** The title. */
title: string
/** The day whose rules apply. */
validOn: string
}

export interface FeeTolerance {
/** Estimated. */
estimated: string
/** How many rows at most. */
limit: string
/** Actual. */
actual: string
/** Excess. */
excess: string
/** Within tolerance. */
withinTolerance: boolean
}

export interface Finding {
/** The id of the record. */
id: string
/** The number that people know it by. */
number: number
/** The title. */
title: string
/** Where it comes from. */
source: "exam" | "audit" | "self_test" | "complaint" | "monitoring"
/** How serious it is. */
severity: "high" | "medium" | "low"
/** What state it is in. */
status: "open" | "in_progress" | "waiting_for_closure" | "closed"
/** The subject area of compliance, such as `trid`. */
topic: string | null
/** Who is responsible. */
owner: Person | null
/** The day of the found. */
foundOn: string
/** The day of the response due. */
responseDueOn: string | null
/** The day on which it was closed; null if it was not. */
closedOn: string | null
/** Origin title. */
originTitle: string
/** How many: open task. */
openTaskCount: number
/** How many: evidence. */
evidenceCount: number
/** The version of the record; a change names the one it was made against. */
version: number
/** More about it. */
description: string
/** Root cause. */
rootCause: string
/** Corrective action. */
correctiveAction: string
/** Where it came from. */
origin: SubjectCard | null
/** Tasks. */
tasks: Array<FollowUp>
/** The person by whom it was closure asked. */
closureAskedBy: Person | null
/** The name of the person by whom it was closed. */
closedByName: string
/** The reason of the closed alone, in words for people. */
closedAloneReason: string
/** When it was created. */
createdAt: string
/** Whether the caller may edit. */
mayEdit: boolean
/** Whether the caller may close. */
mayClose: boolean
}

export interface FindingSummary {
/** The id of the record. */
id: string
/** The number that people know it by. */
number: number
/** The title. */
title: string
/** Where it comes from. */
source: "exam" | "audit" | "self_test" | "complaint" | "monitoring"
/** How serious it is. */
severity: "high" | "medium" | "low"
/** What state it is in. */
status: "open" | "in_progress" | "waiting_for_closure" | "closed"
/** The subject area of compliance, such as `trid`. */
topic: string | null
/** Who is responsible. */
owner: Person | null
/** The day of the found. */
foundOn: string
/** The day of the response due. */
responseDueOn: string | null
/** The day on which it was closed; null if it was not. */
closedOn: string | null
/** Origin title. */
originTitle: string
/** How many: open task. */
openTaskCount: number
/** How many: evidence. */
evidenceCount: number
/** The version of the record; a change names the one it was made against. */
version: number
}

export interface FlagState {
/** Flag. */
flag: "udaap" | "fair_lending"
/** Words. */
words: Array<string>
/** Decision. */
decision: "confirmed" | "dismissed" | null
/** The name of the person by whom it was decided. */
decidedByName: string
/** When it was decided; null if it was not. */
decidedAt: string | null
/** New words. */
newWords: Array<string>
}

export interface FollowUp {
/** What kind of thing it is. */
kind: "task" | "finding" | "complaint" | "policy" | "assessment" | "exam" | "exam_item" | "loan_test" | "loan_batch" | "loan_run" | "hmda_register" | "training" | "training_assignment" | "monitoring_test" | "vendor" | "risk" | "control" | "incident" | "meeting" | "product_review" | "marketing_review"
/** The id of the record. */
id: string
/** The title. */
title: string
/** Its address. */
path: string
/** What state it is in. */
status: string
/** The day by which it is due. */
dueOn: string | null
}

export interface Heading {
/** The id of the record. */
id: string
/** The words. */
text: string
}

export interface HmdaDecision {
/** Edit. */
edit: string
/** Loan. */
loan: string
/** The values. */
values: string
/** Why, in words for people. */
reason: string
/** Who. */
who: string
/** When. */
when: string
}

export interface ImplementingSection {
/** The id of the policy. */
policyId: string
/** The title. */
title: string
/** Version number. */
versionNumber: number
/** Whether it is in force. */
isInForce: boolean
/** Section number. */
sectionNumber: number
/** Heading. */
heading: string
/** The paragraph of law, such as `12 CFR 1026.19(e)`. */
citation: string
/** What programs know it by. */
key: string
/** The day on which it was changed; null if it was not. */
changedOn: string | null
}

export interface Incident {
/** The title. */
title: string
/** What kind of thing it is. */
kind: "unauthorized_access" | "ransomware" | "outage" | "vendor" | "lost_device" | "mistake" | "fraud" | "other"
/** What state it is in. */
status: "open" | "contained" | "closed"
/** Reportable. */
reportable: "unknown" | "yes" | "no"
/** The id of the vendor. */
vendorId?: string | null
/** Who is responsible; null for nobody. */
ownerId?: string | null
/** Consumers affected. */
consumersAffected?: number | null
/** More about it. */
description?: string
/** Containment. */
containment?: string
/** What came of it. */
outcome?: string
/** When it was discovered; null if it was not. */
discoveredAt: string
/** When it was believed; null if it was not. */
believedAt: string | null
/** The time of the told by vendor. */
toldByVendorAt: string | null
/** When it was notified; null if it was not. */
notifiedAt: string | null
/** The id of the record. */
id: string
/** The number that people know it by. */
number: number
/** Who is responsible. */
owner: Person | null
/** Notify by. */
notifyBy: string | null
/** The version of the record; a change names the one it was made against. */
version: number
/** The name of the vendor. */
vendorName: string | null
/** Clock. */
clock: IncidentClock
/** When it was created. */
createdAt: string
/** Whether the caller may edit. */
mayEdit: boolean
}

export interface IncidentClock {
/** Notify by. */
notifyBy: string | null
/** Whom. */
whom: string
/** The paragraph of law, such as `12 CFR 1026.19(e)`. */
citation: string | null
/** Notes for the team. */
notes: Array<string>
}

export interface IncidentSummary {
/** The id of the record. */
id: string
/** The number that people know it by. */
number: number
/** The title. */
title: string
/** What kind of thing it is. */
kind: "unauthorized_access" | "ransomware" | "outage" | "vendor" | "lost_device" | "mistake" | "fraud" | "other"
/** What state it is in. */
status: "open" | "contained" | "closed"
/** Reportable. */
reportable: "unknown" | "yes" | "no"
/** Who is responsible. */
owner: Person | null
/** When it was discovered; null if it was not. */
discoveredAt: string
/** Notify by. */
notifyBy: string | null
/** When it was notified; null if it was not. */
notifiedAt: string | null
/** The version of the record; a change names the one it was made against. */
version: number
}

export interface IncludedCharge {
/** The id of the record. */
id: string
/** The amount in dollars. */
amount: string
/** The paragraph of law, such as `12 CFR 1026.19(e)`. */
citation: string
}

export interface InstitutionFact {
/** What programs know it by. */
key: "regulator" | "federallyInsured" | "charterNumber" | "rssdId" | "lei" | "taxId" | "states" | "counties" | "offices" | "products" | "craRatings" | "maintainsEscrow" | "openWeekdays" | "closedDates" | "fiscalYearEnd" | "assets" | "assetsWithAffiliates" | "loans.closed_end_mortgages" | "loans.open_end_lines" | "loans.first_lien_home_purchase" | "loans.hmda_reported" | "loans.first_lien_sold" | "loans.first_lien_principal_dwelling" | "loans.rural_or_underserved" | "loans.mortgages_serviced" | "loans.mortgages_serviced_for_others" | "loans.small_business_loans" | "loans.remittance_transfers"
/** The year. */
year: number | null
/** The value. */
value: string | number | boolean | null | Array<string | number | boolean | null | Array<unknown> | Record<string, unknown>> | Record<string, string | number | boolean | null | Array<unknown> | Record<string, unknown>>
/** True since. */
trueSince: string
/** The person by whom it was entered. */
enteredBy: string
/** When it was entered; null if it was not. */
enteredAt: string
}

export interface LaterChange {
/** The day. */
on: string
/** What it is. */
what: string
/** Document. */
document: string | null
/** The paragraphs of law. */
citations: Array<string>
}

export interface LegalStatus {
/** The id of the record. */
id: string
/** The title. */
title: string
/** What state it is in. */
status: "vacated" | "disapproved" | "stayed" | "official-slip" | "changed-by-statute"
/** Effect. */
effect: "not-in-force" | "never-in-force" | "text-differs"
/** Since when. */
since: string
/** Where it comes from. */
source: string
/** Verification. */
verification: "official" | "secondary" | "general"
/** Explanation. */
explanation: string
/** The paragraphs of law. */
citations: Array<string>
/** The person by whom it was entered. */
enteredBy: string | null
/** The day on which it was entered; null if it was not. */
enteredOn: string
}

export interface LenderCredits {
/** Estimated. */
estimated: string
/** Actual. */
actual: string
/** Shortfall. */
shortfall: string
}

export interface LibraryParagraph {
/** What programs know it by. */
key: string
/** The paragraph of law, such as `12 CFR 1026.19(e)`. */
citation: string
/** Where in the text it is. */
anchor: string
/** What kind of thing it is. */
kind: "heading" | "introduction" | "paragraph" | "definition" | "comment" | "comment-heading" | "appendix"
/** The level. */
level: number
/** The words. */
text: string
/** First shown. */
firstShown: string
/** The first day of the in force. */
inForceFrom: string | null
/** Only those in one of these states. */
statuses: Array<string>
/** Gap. */
gap: string | null
}

export interface LinkedRecords {
/** The entries of this page. */
items: Array<SubjectCard>
/** How many: hidden. */
hiddenCount: number
}

export interface LoanRun {
/** The id of the record. */
id: string
/** The name. */
name: string
/** How many: loan. */
loanCount: number
/** Outside. */
outside: number
/** Undetermined. */
undetermined: number
/** Within. */
within: number
/** Rules version. */
rulesVersion: string
/** Register version. */
registerVersion: string
/** The name of the person by whom it was stored. */
storedByName: string
/** When it was stored; null if it was not. */
storedAt: string
/** Keep until. */
keepUntil: string
}

export interface LoanTestAnswer {
/** Which loan test it is. */
calculator: string
/** What came out. */
result?: unknown
/** The steps, in their order. */
steps: Array<CalculationStep>
/** Notes for the team. */
notes: Array<string>
/** The day up to which the figures are complete. */
dataAsOf: Record<string, string>
}

export interface LoanTestBatch {
/** The id of the record. */
id: string
/** Which loan test it is. */
calculator: string
/** The name. */
name: string
/** How many: row. */
rowCount: number
/** What state it is in. */
status: "waiting" | "done" | "failed"
/** Counts. */
counts: LoanTestBatchCounts
/** Rules version. */
rulesVersion: string
/** The person by whom it was created. */
createdBy: string
/** When it was created. */
createdAt: string
}

export interface LoanTestBatchCounts {
/** Done. */
done: number
/** Within. */
within: number
/** Outside. */
outside: number
/** Undetermined. */
undetermined: number
/** The answer. */
answer: number
/** Error. */
error: number
}

export interface LoanTestBatchError {
/** The code of the refusal, for programs. */
code: string
/** The name of the field. */
field: string
/** What people read. */
message: string
}

export interface LoanTestBatchRow {
/** The number that people know it by. */
number: number
/** The number of the loan. */
loanNumber: string | null
/** What came of it. */
outcome: "within" | "outside" | "undetermined" | "answer" | "error"
/** What came out. */
result?: unknown
/** Error. */
error: LoanTestBatchError | null
/** Explanation. */
explanation: RowExplanation | null
}

export interface LoanTestResult {
/** The id of the record. */
id: string
/** Which loan test it is. */
calculator: string
/** The name. */
name: string
/** The number of the loan. */
loanNumber: string
/** What came of it. */
outcome: "within" | "outside" | "undetermined" | "answer"
/** Rules version. */
rulesVersion: string
/** Register version. */
registerVersion: string
/** The SHA-256 hash of the bytes, in hexadecimal digits. */
sha256: string
/** The person by whom it was created. */
createdBy: string
/** When it was created. */
createdAt: string
}

export interface MarkedText {
/** The words. */
text: string
/** Whether it is match. */
isMatch: boolean
}

export interface MarketingFinding {
/** Rule. */
rule: string
/** Weight. */
weight: "prohibited" | "required" | "look"
/** Places. */
places: Array<TextPlace>
/** Missing. */
missing: Array<string>
/** Says. */
says: string
/** The paragraph of law, such as `12 CFR 1026.19(e)`. */
citation: string
}

export interface MarketingRetention {
/** The paragraph of law, such as `12 CFR 1026.19(e)`. */
citation: string
/** Months. */
months: number | null
/** Keep until. */
keepUntil: string | null
/** Says. */
says: string
}

export interface MarketingReview {
/** The title. */
title: string
/** Product. */
product: "deposit" | "term_deposit" | "mortgage" | "home_equity_line" | "consumer_loan" | "credit_card" | "general"
/** How it came in. */
channel: "website" | "email" | "social" | "print" | "direct_mail" | "newsletter" | "radio" | "television" | "outdoor" | "branch_sign" | "phone_recording"
/** What state it is in. */
status: "draft" | "in_review" | "in_use" | "retired"
/** Who is responsible; null for nobody. */
ownerId?: string | null
/** Where it leads. */
link?: string
/** The day of the starts. */
startsOn: string | null
/** The day of the expires. */
expiresOn: string | null
/** The day on which it was last used; null if it was not. */
lastUsedOn?: string | null
/** The words. */
text?: string
/** Rate may change. */
rateMayChange?: boolean
/** Whether it has account fees. */
hasAccountFees?: boolean
/** Whether it is prescreened. */
isPrescreened?: boolean
/** More about it. */
description?: string
/** The id of the record. */
id: string
/** The number that people know it by. */
number: number
/** Decision. */
decision: "open" | "approved" | "approved_with_conditions" | "refused"
/** Who is responsible. */
owner: Person | null
/** How many: finding. */
findingCount: number
/** The version of the record; a change names the one it was made against. */
version: number
/** Decision note. */
decisionNote: string
/** The day on which it was decided; null if it was not. */
decidedOn: string | null
/** The name of the person by whom it was decided. */
decidedByName: string
/** Who wrote it. */
author: Person | null
/** Whether the caller may decide. */
mayDecide: boolean
/** Whether it is own work. */
isOwnWork: boolean
/** Findings. */
findings: Array<MarketingFinding>
/** Retention. */
retention: Array<MarketingRetention>
/** When it was created. */
createdAt: string
/** Whether the caller may edit. */
mayEdit: boolean
}

export interface MarketingReviewSummary {
/** The id of the record. */
id: string
/** The number that people know it by. */
number: number
/** The title. */
title: string
/** Product. */
product: "deposit" | "term_deposit" | "mortgage" | "home_equity_line" | "consumer_loan" | "credit_card" | "general"
/** How it came in. */
channel: "website" | "email" | "social" | "print" | "direct_mail" | "newsletter" | "radio" | "television" | "outdoor" | "branch_sign" | "phone_recording"
/** What state it is in. */
status: "draft" | "in_review" | "in_use" | "retired"
/** Decision. */
decision: "open" | "approved" | "approved_with_conditions" | "refused"
/** Who is responsible. */
owner: Person | null
/** The day of the starts. */
startsOn: string | null
/** The day of the expires. */
expiresOn: string | null
/** How many: finding. */
findingCount: number
/** The version of the record; a change names the one it was made against. */
version: number
}

export interface Meeting {
/** The title. */
title: string
/** The text, in Markdown. */
body: "board" | "supervisory_committee" | "audit_committee" | "compliance_committee" | "other"
/** What state it is in. */
status: "planned" | "held" | "cancelled"
/** Place. */
place?: string
/** Who is responsible; null for nobody. */
ownerId?: string | null
/** Attendees. */
attendees?: string
/** More about it. */
description?: string
/** The day of the held. */
heldOn: string
/** Agenda. */
agenda: Array<AgendaItem>
/** The id of the record. */
id: string
/** The number that people know it by. */
number: number
/** Who is responsible. */
owner: Person | null
/** How many: item. */
itemCount: number
/** Whether it has minutes. */
hasMinutes: boolean
/** The version of the record; a change names the one it was made against. */
version: number
/** When it was created. */
createdAt: string
/** Whether the caller may edit. */
mayEdit: boolean
}

export interface MeetingSummary {
/** The id of the record. */
id: string
/** The number that people know it by. */
number: number
/** The title. */
title: string
/** The text, in Markdown. */
body: "board" | "supervisory_committee" | "audit_committee" | "compliance_committee" | "other"
/** What state it is in. */
status: "planned" | "held" | "cancelled"
/** The day of the held. */
heldOn: string
/** Who is responsible. */
owner: Person | null
/** How many: item. */
itemCount: number
/** Whether it has minutes. */
hasMinutes: boolean
/** The version of the record; a change names the one it was made against. */
version: number
}

export interface MonitoringOutcome {
/** Finished. */
finished: number
/** Exceptions. */
exceptions: number
/** Not applicable. */
notApplicable: number
/** Needed. */
needed: number
/** Verdict. */
verdict: MonitoringVerdict | null
/** Strata. */
strata: Array<{
/** The name. */
name: string
/** Population. */
population: number
/** Size. */
size: number
/** Exceptions. */
exceptions: number
/** Upper errors. */
upperErrors: number | null
}>
}

export interface MonitoringRun {
/** The id of the record. */
id: string
/** The day by which it is due. */
dueOn: string
/** What came out. */
result: "passed" | "failed" | null
/** A note for the team. */
note: string
/** The day on which it was recorded; null if it was not. */
recordedOn: string | null
/** The name of the person by whom it was recorded. */
recordedByName: string
/** The id of the task. */
taskId: string | null
/** The id of the finding. */
findingId: string | null
/** Sample size. */
sampleSize: number
}

export interface MonitoringSheet {
/** The id of the record. */
id: string
/** Test. */
test: MonitoringTestLink
/** The day by which it is due. */
dueOn: string
/** What came out. */
result: "passed" | "failed" | null
/** The day on which it was recorded; null if it was not. */
recordedOn: string | null
/** The name of the person by whom it was recorded. */
recordedByName: string
/** A note for the team. */
note: string
/** The id of the finding. */
findingId: string | null
/** More about it. */
description: string
/** Procedure. */
procedure: string
/** Performer. */
performer: string | null
/** Tester. */
tester: string | null
/** Sample. */
sample: DrawnSample | null
/** The entries of this page. */
items: Array<SheetItem>
/** What came of it. */
outcome: MonitoringOutcome | null
/** Whether the caller may draw. */
mayDraw: boolean
/** Whether the caller may test. */
mayTest: boolean
/** Performs control. */
performsControl: boolean
}

export interface MonitoringTest {
/** The id of the record. */
id: string
/** The year. */
year: number
/** The title. */
title: string
/** More about it. */
description: string
/** The subject area of compliance, such as `trid`. */
topic: string | null
/** How often it comes again. */
frequency: "monthly" | "quarterly" | "semiannual" | "annual"
/** First month. */
firstMonth: number
/** Procedure. */
procedure: string
/** Whether it needs evidence. */
requiresEvidence: boolean
/** Who is responsible. */
owner: Person | null
/** Performer. */
performer: Person | null
/** Whether it is stopped. */
isStopped: boolean
/** Runs. */
runs: Array<MonitoringRun>
/** The version of the record; a change names the one it was made against. */
version: number
/** Whether the caller may edit. */
mayEdit: boolean
/** Whether the caller may record. */
mayRecord: boolean
}

export interface MonitoringTestLink {
/** The id of the record. */
id: string
/** The title. */
title: string
/** The year. */
year: number
}

export interface MonitoringVerdict {
/** Holds. */
holds: boolean
/** Upper errors. */
upperErrors: number | null
/** Upper rate. */
upperRate: string | null
/** Words. */
words: string
}

export interface NamingRecord {
/** What kind of thing it is. */
kind: "task" | "finding" | "complaint" | "policy" | "assessment" | "exam" | "exam_item" | "loan_test" | "loan_batch" | "loan_run" | "hmda_register" | "training" | "training_assignment" | "monitoring_test" | "vendor" | "risk" | "control" | "incident" | "meeting" | "product_review" | "marketing_review"
/** The id of the record. */
id: string
/** The title. */
title: string
/** Its address. */
path: string
/** The paragraph of law, such as `12 CFR 1026.19(e)`. */
citation: string
}

export interface NavigationChoice {
/** Pinned. */
pinned: Array<string>
/** Hidden. */
hidden: Array<string>
}

export interface OwnAttestation {
/** The id of the policy. */
policyId: string
/** The version. */
versionId: string
/** The title. */
title: string
/** The number that people know it by. */
number: number
/** The day by which it is due. */
dueOn: string
/** Sentence. */
sentence: string
/** When it was signed; null if it was not. */
signedAt: string | null
/** Sections. */
sections: Array<string>
/** Changed sections. */
changedSections: Array<string>
/** Quiz. */
quiz: Array<{
/** The question. */
question: string
/** Choices. */
choices: Array<string>
}>
}

export interface OwnTraining {
/** The id of the assignment. */
assignmentId: string
/** The day on which it was completed; null if it was not. */
completedOn: string | null
}

export interface PageLink {
/** Which page; the first is 1. */
page: string
/** The words that people read. */
label: string
/** The title. */
title: string
/** Whether it is reserved. */
isReserved: boolean
}

export interface Person {
/** The person. */
userId: string
/** The name. */
name: string
}

export interface Policy {
/** The id of the record. */
id: string
/** The title. */
title: string
/** The subject area of compliance, such as `trid`. */
topic: string | null
/** Who is responsible. */
owner: Person | null
/** Review months. */
reviewMonths: number
/** The day of the next review. */
nextReviewOn: string | null
/** Folder. */
folder: string
/** The day on which it was law changed; null if it was not. */
lawChangedOn: string | null
/** Effective number. */
effectiveNumber: number | null
/** The first day on which it is in effect. */
effectiveOn: string | null
/** Upcoming. */
upcoming: UpcomingVersion | null
/** How many: asked. */
askedCount: number
/** How many: signed. */
signedCount: number
/** The version of the record; a change names the one it was made against. */
version: number
/** Versions. */
versions: Array<PolicyVersionSummary>
/** Board approvals. */
boardApprovals: Array<BoardApproval>
/** Whether the caller may manage. */
mayManage: boolean
}

export interface PolicyApproval {
/** Its place in the order. */
position: number
/** The person. */
userId: string
/** The name. */
name: string
/** Decision. */
decision: "approved" | "sent_back" | null
/** What the person said about it. */
comment: string
/** When it was decided; null if it was not. */
decidedAt: string | null
/** Whether it is imported. */
isImported: boolean
}

export interface PolicySummary {
/** The id of the record. */
id: string
/** The title. */
title: string
/** The subject area of compliance, such as `trid`. */
topic: string | null
/** Who is responsible. */
owner: Person | null
/** Review months. */
reviewMonths: number
/** The day of the next review. */
nextReviewOn: string | null
/** Folder. */
folder: string
/** The day on which it was law changed; null if it was not. */
lawChangedOn: string | null
/** Effective number. */
effectiveNumber: number | null
/** The first day on which it is in effect. */
effectiveOn: string | null
/** Upcoming. */
upcoming: UpcomingVersion | null
/** How many: asked. */
askedCount: number
/** How many: signed. */
signedCount: number
/** The version of the record; a change names the one it was made against. */
version: number
}

export interface PolicyVersion {
/** The id of the record. */
id: string
/** The number that people know it by. */
number: number
/** What state it is in. */
state: "draft" | "in_review" | "approved" | "effective" | "superseded"
/** Change note. */
changeNote: string
/** The first day on which it is in effect. */
effectiveOn: string | null
/** The day on which it was superseded; null if it was not. */
supersededOn: string | null
/** Written by. */
writtenBy: Person
/** The name of the person by whom it was sent back. */
sentBackByName: string
/** Sent back comment. */
sentBackComment: string
/** When it was approved; null if it was not. */
approvedAt: string | null
/** The SHA-256 hash of the bytes, in hexadecimal digits. */
sha256: string | null
/** The version of the row, which a change has to name. */
rowVersion: number
/** Approvals. */
approvals: Array<PolicyApproval>
/** Whether it is parallel. */
isParallel: boolean
/** Board. */
board: "board" | "supervisory_committee" | "audit_committee" | "compliance_committee" | "other" | null
/** Board decision. */
boardDecision: BoardDecision | null
/** The text, in Markdown. */
body: string
/** The text as HTML that is safe to show. */
html: string
}

export interface PolicyVersionSummary {
/** The id of the record. */
id: string
/** The number that people know it by. */
number: number
/** What state it is in. */
state: "draft" | "in_review" | "approved" | "effective" | "superseded"
/** Change note. */
changeNote: string
/** The first day on which it is in effect. */
effectiveOn: string | null
/** The day on which it was superseded; null if it was not. */
supersededOn: string | null
/** Written by. */
writtenBy: Person
/** The name of the person by whom it was sent back. */
sentBackByName: string
/** Sent back comment. */
sentBackComment: string
/** When it was approved; null if it was not. */
approvedAt: string | null
/** The SHA-256 hash of the bytes, in hexadecimal digits. */
sha256: string | null
/** The version of the row, which a change has to name. */
rowVersion: number
/** Approvals. */
approvals: Array<PolicyApproval>
/** Whether it is parallel. */
isParallel: boolean
/** Board. */
board: "board" | "supervisory_committee" | "audit_committee" | "compliance_committee" | "other" | null
/** Board decision. */
boardDecision: BoardDecision | null
}

export interface PostLink {
/** The name in the address. */
slug: string
/** The title. */
title: string
}

export interface PressItem {
/** The id of the record. */
id: string
/** The name in the address. */
slug: string
/** The title. */
title: string
/** The beginning, as lists show it. */
excerpt: string
/** What type it is. */
type: "press_release" | "news_article" | "media_mention"
/** The name of the publication. */
publicationName: string | null
/** Who wrote it. */
author: string | null
/** When it was published; null for a draft. */
publishedAt: string
/** The address of the external. */
externalUrl: string | null
/** The address of the image. */
imageUrl: string | null
/** Whether it is featured. */
isFeatured: boolean
/** The words that it is filed under. */
tags: Array<string>
/** The text as HTML that is safe to show. */
html: string
/** Headings. */
headings: Array<Heading>
/** When it was last changed. */
updatedAt: string
}

export interface PressItemSummary {
/** The id of the record. */
id: string
/** The name in the address. */
slug: string
/** The title. */
title: string
/** The beginning, as lists show it. */
excerpt: string
/** What type it is. */
type: "press_release" | "news_article" | "media_mention"
/** The name of the publication. */
publicationName: string | null
/** Who wrote it. */
author: string | null
/** When it was published; null for a draft. */
publishedAt: string
/** The address of the external. */
externalUrl: string | null
/** The address of the image. */
imageUrl: string | null
/** Whether it is featured. */
isFeatured: boolean
/** The words that it is filed under. */
tags: Array<string>
}

export interface ProductReview {
/** The title. */
title: string
/** What kind of thing it is. */
kind: "new_product" | "changed_product" | "system" | "fee" | "form" | "other"
/** Product line. */
productLine: "mortgage" | "home_equity_line" | "consumer_loan" | "credit_card" | "small_business_loan" | "deposit" | "payments" | "servicing" | "every_line"
/** What state it is in. */
status: "draft" | "in_review" | "launched" | "withdrawn"
/** Who is responsible; null for nobody. */
ownerId?: string | null
/** The day of the launch. */
launchOn: string | null
/** More about it. */
description?: string
/** Customer impact. */
customerImpact?: string
/** The steps, in their order. */
steps: Array<ProductReviewStep>
/** The id of the record. */
id: string
/** The number that people know it by. */
number: number
/** Decision. */
decision: "open" | "approved" | "approved_with_conditions" | "refused"
/** Who is responsible. */
owner: Person | null
/** How many: step. */
stepCount: number
/** Steps done. */
stepsDone: number
/** The version of the record; a change names the one it was made against. */
version: number
/** Decision note. */
decisionNote: string
/** The day on which it was decided; null if it was not. */
decidedOn: string | null
/** The name of the person by whom it was decided. */
decidedByName: string
/** Who wrote it. */
author: Person | null
/** Whether the caller may decide. */
mayDecide: boolean
/** Whether it is own work. */
isOwnWork: boolean
/** When it was created. */
createdAt: string
/** Whether the caller may edit. */
mayEdit: boolean
}

export interface ProductReviewStep {
/** The id of the record. */
id: string
/** The title. */
title: string
/** Who is responsible; null for nobody. */
ownerId?: string | null
/** The day of the done. */
doneOn: string | null
/** The name of the owner. */
ownerName: string | null
/** Whether the caller may tick. */
mayTick: boolean
}

export interface ProductReviewStepFields {
/** The id of the record. */
id: string
/** The title. */
title: string
/** Who is responsible; null for nobody. */
ownerId?: string | null
/** The day of the done. */
doneOn?: string | null
}

export interface ProductReviewSummary {
/** The id of the record. */
id: string
/** The number that people know it by. */
number: number
/** The title. */
title: string
/** What kind of thing it is. */
kind: "new_product" | "changed_product" | "system" | "fee" | "form" | "other"
/** Product line. */
productLine: "mortgage" | "home_equity_line" | "consumer_loan" | "credit_card" | "small_business_loan" | "deposit" | "payments" | "servicing" | "every_line"
/** What state it is in. */
status: "draft" | "in_review" | "launched" | "withdrawn"
/** Decision. */
decision: "open" | "approved" | "approved_with_conditions" | "refused"
/** Who is responsible. */
owner: Person | null
/** The day of the launch. */
launchOn: string | null
/** How many: step. */
stepCount: number
/** Steps done. */
stepsDone: number
/** The version of the record; a change names the one it was made against. */
version: number
}

export interface QuizQuestion {
/** The question. */
question: string
/** Choices. */
choices: Array<string>
/** The answer. */
answer: number
}

export interface RedlineChange {
/** What kind of thing it is. */
kind: "added" | "removed" | "changed" | "amount" | "moved" | "editorial"
/** Computed. */
computed: "added" | "removed" | "changed" | "amount" | "moved" | "editorial"
/** Decisions. */
decisions: Array<ChangeDecision>
/** Pair. */
pair: string
/** What programs know it by. */
key: string
/** The paragraph of law, such as `12 CFR 1026.19(e)`. */
citation: string
/** The address, as a person writes it. */
address: string | null
/** The first day of the moved. */
movedFrom: string | null
/** The level. */
level: number
/** Pieces. */
pieces: Array<WordPiece>
/** Amounts. */
amounts: Array<ChangedAmount>
/** Compared with. */
comparedWith: string | null
/** A note for the team. */
note: "form-shown-as-picture" | null
/** Only those in one of these states. */
statuses: Array<string>
/** Copy notes. */
copyNotes: Array<string>
}

export interface RegulatoryUpdate {
/** The id of the record. */
id: string
/** The name in the address. */
slug: string
/** The title. */
title: string
/** The category. */
category: string
/** How urgent it is. */
priority: "high" | "medium" | "low"
/** More about it. */
description: string
/** The paragraph of law, such as `12 CFR 1026.19(e)`. */
citation: string
/** Dated. */
dated: string
}

export interface Risk {
/** The title. */
title: string
/** Product line. */
productLine: string
/** The subject area of compliance, such as `trid`. */
topic: string | null
/** Who is responsible; null for nobody. */
ownerId?: string | null
/** Likelihood. */
likelihood: number
/** Impact. */
impact: number
/** Volume. */
volume?: number
/** Complexity. */
complexity?: number
/** Change. */
change?: number
/** The reason of the inherent, in words for people. */
inherentReason?: string
/** Controls. */
controls?: string
/** Control strength. */
controlStrength: "none" | "weak" | "adequate" | "strong"
/** The reason of the strength, in words for people. */
strengthReason?: string
/** What was done, as the audit log names it. */
action?: string
/** The day of the review. */
reviewOn: string | null
/** The id of the record. */
id: string
/** The number that people know it by. */
number: number
/** Inherent. */
inherent: RiskScore
/** Strength. */
strength: "none" | "weak" | "adequate" | "strong"
/** Residual. */
residual: RiskScore
/** Method. */
method: string
/** Who is responsible. */
owner: Person | null
/** The day on which it was reviewed; null if it was not. */
reviewedOn: string | null
/** Needs look. */
needsLook: boolean
/** The version of the record; a change names the one it was made against. */
version: number
/** The name of the person by whom it was reviewed. */
reviewedByName: string
/** The person by whom it was served. */
servedBy: Array<{
/** The id of the record. */
id: string
/** The title. */
title: string
/** Strength. */
strength: "none" | "weak" | "adequate" | "strong"
/** Why, in words for people. */
because: string
}>
/** Look again. */
lookAgain: Array<string>
/** When it was created. */
createdAt: string
/** Whether the caller may edit. */
mayEdit: boolean
}

export interface RiskAssessment {
/** The id of the record. */
id: string
/** The title. */
title: string
/** Method. */
method: string
/** How many: risk. */
riskCount: number
/** The name of the person by whom it was approved. */
approvedByName: string
/** When it was approved; null if it was not. */
approvedAt: string
/** The day of the board meeting. */
boardMeetingOn: string | null
/** A note for the team. */
note: string
/** The SHA-256 hash of the bytes, in hexadecimal digits. */
sha256: string
}

export interface RiskBandStarts {
/** Moderate. */
moderate: number
/** High. */
high: number
/** Critical. */
critical: number
}

export interface RiskMethod {
/** Weights. */
weights: RiskWeights
/** Words. */
words: RiskWords
/** Relief. */
relief: ControlRelief
/** The first day of the bands. */
bandsFrom: RiskBandStarts
}

export interface RiskScore {
/** The score, of 100. */
score: number
/** Band. */
band: "low" | "moderate" | "high" | "critical"
}

export interface RiskSummary {
/** The id of the record. */
id: string
/** The number that people know it by. */
number: number
/** The title. */
title: string
/** Product line. */
productLine: string
/** The subject area of compliance, such as `trid`. */
topic: string | null
/** Likelihood. */
likelihood: number
/** Impact. */
impact: number
/** Inherent. */
inherent: RiskScore
/** Control strength. */
controlStrength: "none" | "weak" | "adequate" | "strong"
/** Strength. */
strength: "none" | "weak" | "adequate" | "strong"
/** Residual. */
residual: RiskScore
/** Method. */
method: string
/** Who is responsible. */
owner: Person | null
/** The day of the review. */
reviewOn: string | null
/** The day on which it was reviewed; null if it was not. */
reviewedOn: string | null
/** Needs look. */
needsLook: boolean
/** The version of the record; a change names the one it was made against. */
version: number
}

export interface RiskWeights {
/** Likelihood. */
likelihood: number
/** Impact. */
impact: number
/** Volume. */
volume: number
/** Complexity. */
complexity: number
/** Change. */
change: number
}

export interface RiskWords {
/** Likelihood. */
likelihood: Array<string>
/** Impact. */
impact: Array<string>
/** Volume. */
volume: Array<string>
/** Complexity. */
complexity: Array<string>
/** Change. */
change: Array<string>
}

export interface RowExplanation {
/** Sentence. */
sentence: string
/** Miss. */
miss: {
/** What the value is measured in. */
unit: "days" | "months" | "percentage_points" | "dollars"
/** The amount in dollars. */
amount: string
} | null
/** The person by whom it was decided. */
decidedBy: DecidingField | null
/** Cause. */
cause: {
/** What programs know it by. */
key: string
/** The title. */
title: string
} | null
/** Missing. */
missing: Array<{
/** The name of the field. */
field: string
/** The words that people read. */
label: string
}>
}

export interface SearchHit {
/** The name in the address. */
slug: string
/** The title. */
title: Array<MarkedText>
/** The words around what was found. */
snippet: Array<MarkedText>
/** Its address in the application. */
href: string | null
/** Whether it is cited. */
isCited?: boolean
}

export interface SheetItem {
/** The id of the record. */
id: string
/** Place. */
place: number
/** Its place in the order. */
position: number
/** The words that people read. */
label: string
/** Answers. */
answers: Array<"yes" | "no" | "na" | null>
/** A note for the team. */
note: string
/** The name of the tester. */
testerName: string
/** The day on which it was tested; null if it was not. */
testedOn: string | null
/** The id of the finding. */
findingId: string | null
/** What shows that it was done. */
evidence: Array<{
/** Attribute. */
attribute: number
/** The id of the record. */
id: string
/** The title. */
title: string
/** The id of the file. */
fileId: string | null
/** Whether it is there. */
isThere: boolean
}>
}

export interface SkippedDay {
/** The day. */
date: string
/** Why, in words for people. */
reason: string
}

export interface StoredFile {
/** The id of the record. */
id: string
/** The name. */
name: string
/** The media type of the file. */
contentType: string
/** How many bytes it has. */
byteSize: number
/** The SHA-256 hash of the bytes, in hexadecimal digits. */
sha256: string
/** The name of the person by whom it was uploaded. */
uploadedByName: string
/** When it was uploaded; null if it was not. */
uploadedAt: string
/** Whether it is encrypted. */
isEncrypted: boolean
/** Whether it is shown inline. */
isShownInline: boolean
}

export interface SubjectCard {
/** What kind of thing it is. */
kind: "task" | "finding" | "complaint" | "policy" | "assessment" | "exam" | "exam_item" | "loan_test" | "loan_batch" | "loan_run" | "hmda_register" | "training" | "training_assignment" | "monitoring_test" | "vendor" | "risk" | "control" | "incident" | "meeting" | "product_review" | "marketing_review"
/** The id of the record. */
id: string
/** The title. */
title: string
/** Its address. */
path: string
}

export interface SubjectRef {
/** What kind of thing it is. */
kind: "task" | "finding" | "complaint" | "policy" | "assessment" | "exam" | "exam_item" | "loan_test" | "loan_batch" | "loan_run" | "hmda_register" | "training" | "training_assignment" | "monitoring_test" | "vendor" | "risk" | "control" | "incident" | "meeting" | "product_review" | "marketing_review"
/** The id of the record. */
id: string
}

export interface Task {
/** The id of the record. */
id: string
/** The title. */
title: string
/** What state it is in. */
status: "open" | "in_progress" | "waiting" | "done" | "cancelled"
/** How urgent it is. */
priority: "high" | "medium" | "low"
/** The subject area of compliance, such as `trid`. */
topic: string | null
/** Who is responsible. */
owner: Person | null
/** The day by which it is due. */
dueOn: string | null
/** The day of the start. */
startOn: string | null
/** The day of the done. */
doneOn: string | null
/** Whether it is recurring. */
isRecurring: boolean
/** Origin title. */
originTitle: string
/** Checklist done. */
checklistDone: number
/** How many: checklist. */
checklistCount: number
/** How many: evidence. */
evidenceCount: number
/** How many: comment. */
commentCount: number
/** Waits for. */
waitsFor: string | null
/** Whether it is waiting for approval. */
isWaitingForApproval: boolean
/** The version of the record; a change names the one it was made against. */
version: number
/** More about it. */
description: string
/** The description as HTML that is safe to show. */
descriptionHtml: string
/** The person by whom it was assigned. */
assignedBy: Person | null
/** The reason of the cancel, in words for people. */
cancelReason: string
/** Whether it needs evidence. */
requiresEvidence: boolean
/** Whether it needs approval. */
requiresApproval: boolean
/** The person by whom it was approval asked. */
approvalAskedBy: Person | null
/** The name of the person by whom it was approved. */
approvedByName: string
/** The steps of it. */
checklist: Array<ChecklistEntry>
/** How often it comes again. */
recurrence: string
/** Recurrence text. */
recurrenceText: string
/** Where it came from. */
origin: SubjectCard | null
/** The tasks that have to be done first. */
after: Array<TaskLink>
/** Before. */
before: Array<TaskLink>
/** When it was created. */
createdAt: string
/** When it was last changed. */
updatedAt: string
/** Whether the caller may edit. */
mayEdit: boolean
/** Whether the caller may approve. */
mayApprove: boolean
/** Whether the caller may delete. */
mayDelete: boolean
}

export interface TaskCounts {
/** Shown. */
shown: number
/** How many in all. */
total: number
/** Whether it is at least. */
isAtLeast: boolean
}

export interface TaskLink {
/** The id of the record. */
id: string
/** The title. */
title: string
/** What state it is in. */
status: "open" | "in_progress" | "waiting" | "done" | "cancelled"
}

export interface TaskSummary {
/** The id of the record. */
id: string
/** The title. */
title: string
/** What state it is in. */
status: "open" | "in_progress" | "waiting" | "done" | "cancelled"
/** How urgent it is. */
priority: "high" | "medium" | "low"
/** The subject area of compliance, such as `trid`. */
topic: string | null
/** Who is responsible. */
owner: Person | null
/** The day by which it is due. */
dueOn: string | null
/** The day of the start. */
startOn: string | null
/** The day of the done. */
doneOn: string | null
/** Whether it is recurring. */
isRecurring: boolean
/** Origin title. */
originTitle: string
/** Checklist done. */
checklistDone: number
/** How many: checklist. */
checklistCount: number
/** How many: evidence. */
evidenceCount: number
/** How many: comment. */
commentCount: number
/** Waits for. */
waitsFor: string | null
/** Whether it is waiting for approval. */
isWaitingForApproval: boolean
/** The version of the record; a change names the one it was made against. */
version: number
}

export interface TaskTemplate {
/** The id of the record. */
id: string
/** The name. */
name: string
/** More about it. */
description?: string
/** Where in the text it is. */
anchor: string
/** The entries of this page. */
items: Array<TemplateItem>
/** Rhythm. */
rhythm: "once" | "quarterly" | "yearly"
/** Whether it is built in. */
isBuiltIn: boolean
/** The version of the record; a change names the one it was made against. */
version: number
}

export interface TemplateItem {
/** The title. */
title: string
/** More about it. */
description?: string
/** How urgent it is. */
priority?: "high" | "medium" | "low"
/** The subject area of compliance, such as `trid`. */
topic?: string | null
/** Due after days. */
dueAfterDays: number
/** Whether it needs evidence. */
requiresEvidence?: boolean
/** Whether it needs approval. */
requiresApproval?: boolean
/** The steps of it. */
checklist?: Array<string>
/** The places in the list, from 0, of the tasks that have to be done first. */
after?: Array<number>
}

export interface TextAge {
/** The day for which it is computed. */
asOf: string | null
/** The day on which it was seen; null if it was not. */
seenOn: string | null
/** When it was checked; null if it was not. */
checkedAt: string | null
/** Unchanged to. */
unchangedTo: string | null
/** The first day of the held. */
heldFrom: string | null
}

export interface TextPlace {
/** The first day that is asked for. */
from: number
/** The last day that is asked for. */
to: number
}

export interface Threshold {
/** What programs know it by. */
key: string
/** The value. */
value: string
/** What the value is measured in. */
unit: string
/** The first day that is asked for. */
from: string
/** The last day that is asked for. */
to: string | null
/** The person by whom it was picked. */
pickedBy: string
/** The paragraph of law, such as `12 CFR 1026.19(e)`. */
citation: string
/** Federal register. */
federalRegister: string
/** What state it is in. */
status: "V" | "V2" | "S" | "N" | "CONFLICT"
/** A note for the team. */
note: string
}

export interface TopicRecord {
/** The id of the record. */
id: string
/** What programs know it by. */
key: string
/** The words that people read. */
label: string
/** Whether it is archived. */
isArchived: boolean
/** The version of the record; a change names the one it was made against. */
version: number
}

export interface Training {
/** The id of the record. */
id: string
/** The title. */
title: string
/** The subject area of compliance, such as `trid`. */
topic: string | null
/** The day by which it is due. */
dueOn: string
/** How many: assigned. */
assignedCount: number
/** How many: completed. */
completedCount: number
/** Own. */
own: OwnTraining | null
/** The version of the record; a change names the one it was made against. */
version: number
/** More about it. */
description: string
/** Whether it needs evidence. */
requiresEvidence: boolean
/** Which roles. */
roles: Array<"admin" | "manager" | "user">
/** Assignments. */
assignments: Array<TrainingAssignment>
/** Whether the caller may manage. */
mayManage: boolean
}

export interface TrainingAssignment {
/** The id of the record. */
id: string
/** The person. */
userId: string
/** The name. */
name: string
/** Whether it is by name. */
isByName: boolean
/** Whether it is reader. */
isReader: boolean
/** The day on which it was assigned; null if it was not. */
assignedOn: string
/** The day on which it was completed; null if it was not. */
completedOn: string | null
/** The name of the person by whom it was completed. */
completedByName: string
/** A note for the team. */
note: string
/** Whether it is late. */
isLate: boolean
/** How many: evidence. */
evidenceCount: number
}

export interface TrainingSummary {
/** The id of the record. */
id: string
/** The title. */
title: string
/** The subject area of compliance, such as `trid`. */
topic: string | null
/** The day by which it is due. */
dueOn: string
/** How many: assigned. */
assignedCount: number
/** How many: completed. */
completedCount: number
/** Own. */
own: OwnTraining | null
/** The version of the record; a change names the one it was made against. */
version: number
}

export interface UpcomingVersion {
/** The number that people know it by. */
number: number
/** What state it is in. */
state: "draft" | "in_review" | "approved" | "effective" | "superseded"
}

export interface Vendor {
/** The title. */
title: string
/** Service. */
service: string
/** Tier. */
tier: "critical" | "high" | "moderate" | "low"
/** What state it is in. */
status: "proposed" | "active" | "leaving" | "ended"
/** Data seen. */
dataSeen: "none" | "contact" | "npi" | "credentials"
/** Who is responsible; null for nobody. */
ownerId?: string | null
/** Contract start. */
contractStart?: string | null
/** Contract end. */
contractEnd: string | null
/** Notice days. */
noticeDays?: number | null
/** Renews by itself. */
renewsByItself?: boolean
/** Review months. */
reviewMonths?: number | null
/** Subcontractors. */
subcontractors?: string
/** Exit plan. */
exitPlan?: string
/** Whether it uses an ai. */
usesAi?: boolean
/** Ai purpose. */
aiPurpose?: string
/** Ai decisions. */
aiDecisions?: string
/** Ai data. */
aiData?: string
/** Ai review. */
aiReview?: string
/** Ai testing. */
aiTesting?: string
/** More about it. */
description?: string
/** The id of the record. */
id: string
/** The number that people know it by. */
number: number
/** Who is responsible. */
owner: Person | null
/** Notice by. */
noticeBy: string | null
/** The day of the next review. */
nextReviewOn: string | null
/** How many: evidence. */
evidenceCount: number
/** The day of the document expires. */
documentExpiresOn: string | null
/** The version of the record; a change names the one it was made against. */
version: number
/** The day on which it was reviewed; null if it was not. */
reviewedOn: string | null
/** The name of the person by whom it was reviewed. */
reviewedByName: string
/** Review result. */
reviewResult: string
/** When it was created. */
createdAt: string
/** Incidents. */
incidents: Array<{
/** The id of the record. */
id: string
/** The title. */
title: string
/** When it was discovered; null if it was not. */
discoveredAt: string
/** What state it is in. */
status: "open" | "contained" | "closed"
}>
/** Whether the caller may edit. */
mayEdit: boolean
}

export interface VendorAnswer {
/** Choice. */
choice: "none" | "yes" | "no" | "not_applicable"
/** The words. */
text: string
}

export interface VendorAnswerFile {
/** The id of the file. */
fileId: string
/** The id of the question. */
questionId: string
/** The name. */
name: string
/** How many bytes it has. */
byteSize: number
/** Valid until. */
validUntil: string | null
}

export interface VendorSummary {
/** The id of the record. */
id: string
/** The number that people know it by. */
number: number
/** The title. */
title: string
/** Service. */
service: string
/** Tier. */
tier: "critical" | "high" | "moderate" | "low"
/** What state it is in. */
status: "proposed" | "active" | "leaving" | "ended"
/** Data seen. */
dataSeen: "none" | "contact" | "npi" | "credentials"
/** Who is responsible. */
owner: Person | null
/** Notice by. */
noticeBy: string | null
/** Contract end. */
contractEnd: string | null
/** The day of the next review. */
nextReviewOn: string | null
/** How many: evidence. */
evidenceCount: number
/** The day of the document expires. */
documentExpiresOn: string | null
/** The version of the record; a change names the one it was made against. */
version: number
}

export interface WordPiece {
/** What kind of thing it is. */
kind: "same" | "added" | "removed"
/** The words. */
text: string
}

export interface WorkLink {
/** What kind of thing it is. */
kind: "task" | "finding" | "complaint" | "policy" | "assessment" | "exam" | "exam_item" | "loan_test" | "loan_batch" | "loan_run" | "hmda_register" | "training" | "training_assignment" | "monitoring_test" | "vendor" | "risk" | "control" | "incident" | "meeting" | "product_review" | "marketing_review"
/** The id of the record. */
id: string
/** Target. */
target: SubjectRef
}

export interface PlumblineApi {
/** The shared library of compliance articles. */
  articles: {
/** One article in full; drafts for administrators only. Every person of an institution may call this. */
find: Operation<{
/** The slug. */
id: string
}, {
/** The id of the record. */
id: string
/** The name in the address. */
slug: string
/** The title. */
title: string
/** The beginning, as lists show it. */
excerpt: string
/** The category. */
category: "qualified-mortgage" | "trid" | "hmda" | "fair-lending" | "bsa-aml" | "deposits" | "servicing" | "consumer-credit" | "program" | "privacy-security" | "credit-union"
/** The words that it is filed under. */
tags: Array<string>
/** Whether it is featured. */
isFeatured: boolean
/** Whether it is published. */
isPublished: boolean
/** When it was published; null for a draft. */
publishedAt: string | null
/** Read time. */
readTime: number
/** The name of the author. */
authorName: string
/** The text as HTML that is safe to show. */
html: string
/** Headings. */
headings: Array<Heading>
/** Only those of one of these subject areas. */
topics: Array<string>
/** The paragraphs of law. */
citations: Array<Citation>
/** The day for which it is computed. */
asOf: string | null
/** Related. */
related: Array<ArticleSummary>
}, UsualRefusal | 'NOT_FOUND'>
/** Published articles, newest first, 24 a page. Every person of an institution may call this. */
list: Operation<{
/** Words to look for. */
search?: string
/** The category. */
category?: "qualified-mortgage" | "trid" | "hmda" | "fair-lending" | "bsa-aml" | "deposits" | "servicing" | "consumer-credit" | "program" | "privacy-security" | "credit-union"
/** Which page; the first is 1. */
page?: number
}, {
/** The entries of this page. */
items: Array<ArticleSummary>
/** Which page; the first is 1. */
page: number
/** How many pages there are. */
pageCount: number
/** How many there are on all pages. */
totalCount: number
/** Only newest. */
onlyNewest: boolean
}, UsualRefusal>
  }
/** Who has to read and sign which policy, and who has. */
  attestations: {
/** Ask people to sign by a date. Managers and administrators may call this. */
ask: Operation<{
/** The id of the record. */
id: string
/** The people. */
userIds?: Array<string>
/** The ids of every reader. */
readerIds?: Array<string>
/** The day by which it is due. */
dueOn: string
/** Sections. */
sections?: Array<string>
/** Quiz. */
quiz?: Array<QuizQuestion>
}, {
/** Asked. */
asked: number
/** Asked before. */
askedBefore: number
}, UsualRefusal | 'DATE_PASSED' | 'NOBODY_CHOSEN' | 'NOT_EFFECTIVE' | 'NOT_FOUND' | 'PERSON_UNKNOWN' | 'READER_UNKNOWN' | 'SECTION_UNKNOWN'>
/** The sections and the quiz of the version in force. Managers and administrators may call this. */
asking: Operation<{
/** The id of the record. */
id: string
}, {
/** Sections. */
sections: Array<string>
/** Quiz. */
quiz: Array<QuizQuestion>
}, UsualRefusal | 'NOT_EFFECTIVE' | 'NOT_FOUND'>
/** The signatures as CSV or PDF. Managers and administrators may call this. */
file: Operation<{
/** The id of the record. */
id: string
/** The format of the file. */
format?: "csv" | "pdf"
}, Blob, UsualRefusal | 'NOT_FOUND'>
/** Who has signed and who has not. Managers and administrators may call this. */
list: Operation<{
/** The id of the record. */
id: string
}, Array<{
/** The person. */
userId: string
/** The name. */
name: string
/** Whether it is reader. */
isReader: boolean
/** The day by which it is due. */
dueOn: string
/** When it was asked; null if it was not. */
askedAt: string
/** The name of the person by whom it was asked. */
askedByName: string
/** When it was signed; null if it was not. */
signedAt: string | null
/** Whether it is late. */
isLate: boolean
/** Sentence. */
sentence: string
/** The SHA-256 hash of the bytes, in hexadecimal digits. */
sha256: string | null
/** The address, as a person writes it. */
address: string
/** Method. */
method: string
/** Sections. */
sections: Array<string>
/** Whether it has a quiz. */
hasQuiz: boolean
/** Whether it is imported. */
isImported: boolean
}>, UsualRefusal | 'NOT_FOUND'>
/** The policies that you are asked to sign. Every person of an institution may call this. */
mine: Operation<{
/** The id of the policy. */
policyId?: string
}, Array<OwnAttestation>, UsualRefusal>
/** Remind those who have not signed; each at most once a day. Managers and administrators may call this. */
remind: Operation<{
/** The id of the record. */
id: string
}, {
/** Reminded. */
reminded: number
}, UsualRefusal | 'NOT_FOUND'>
  }
/** Posts of the public blog. */
  blog: {
/** Where each published post stands, and when it last changed. Everyone may call this. */
addresses: Operation<{}, Array<{
/** The name in the address. */
slug: string
/** When it was last changed. */
updatedAt: string
}>, 'BAD_REQUEST' | 'TOO_MANY_REQUESTS'>
/** The categories of the published posts. Everyone may call this. */
categories: Operation<{}, Array<string>, 'BAD_REQUEST' | 'TOO_MANY_REQUESTS'>
/** The newest posts with their whole text. Everyone may call this. */
feed: Operation<{}, Array<BlogPost>, 'BAD_REQUEST' | 'TOO_MANY_REQUESTS'>
/** Published posts, newest first, six a page. Everyone may call this. */
list: Operation<{
/** Words to look for. */
search?: string
/** The category. */
category?: string
/** Which page; the first is 1. */
page?: number
}, {
/** The entries of this page. */
items: Array<BlogPostSummary>
/** Which page; the first is 1. */
page: number
/** How many pages there are. */
pageCount: number
/** How many there are on all pages. */
totalCount: number
/** Only newest. */
onlyNewest: boolean
}, 'BAD_REQUEST' | 'TOO_MANY_REQUESTS'>
/** A published post, its neighbours and its kin. Everyone may call this. */
post: Operation<{
/** The name in the address. */
slug: string
}, {
/** The id of the record. */
id: string
/** The name in the address. */
slug: string
/** The title. */
title: string
/** The beginning, as lists show it. */
excerpt: string
/** The category. */
category: string | null
/** The words that it is filed under. */
tags: Array<string>
/** The address of the featured image. */
featuredImageUrl: string | null
/** Featured image alt. */
featuredImageAlt: string
/** Whether it is featured. */
isFeatured: boolean
/** When it was published; null for a draft. */
publishedAt: string | null
/** Read time. */
readTime: number
/** The name of the author. */
authorName: string
/** The text as HTML that is safe to show. */
html: string
/** Headings. */
headings: Array<Heading>
/** When it was last changed. */
updatedAt: string
/** The one before. */
previous: PostLink | null
/** Next. */
next: PostLink | null
/** Related. */
related: Array<BlogPostSummary>
}, 'BAD_REQUEST' | 'NOT_FOUND' | 'TOO_MANY_REQUESTS'>
/** A post of whatever state, for who holds a preview link that has not expired. Everyone may call this. */
preview: Operation<{
/** The token of the address. */
token: string
}, BlogPost, 'BAD_REQUEST' | 'NOT_FOUND' | 'TOO_MANY_REQUESTS'>
  }
/** Checklists from regulations that become tasks. */
  checklists: {
/** The checklists of the articles on a topic. Every person of an institution may call this. */
list: Operation<{
/** The subject area of compliance, such as `trid`. */
topic: string
}, Array<{
/** The id of the article. */
articleId: string
/** The name in the address. */
slug: string
/** The title. */
title: string
/** The entries of this page. */
items: Array<{
/** What programs know it by. */
key: string
/** The words. */
text: string
/** Whether it is ticked. */
isTicked: boolean
}>
}>, UsualRefusal>
/** Tick an item, or take the tick back. Every person of an institution may call this. */
tick: Operation<{
/** The id of the article. */
articleId: string
/** Item key. */
itemKey: string
/** Whether it is ticked. */
isTicked: boolean
}, void, UsualRefusal | 'NOT_FOUND'>
  }
/** Links from work to paragraphs of law. */
  citationLinks: {
/** Name a paragraph of law. Every person of an institution may call this. */
add: Operation<{
/** What kind of thing it is. */
kind: "task" | "finding" | "complaint" | "policy" | "assessment" | "exam" | "exam_item" | "loan_test" | "loan_batch" | "loan_run" | "hmda_register" | "training" | "training_assignment" | "monitoring_test" | "vendor" | "risk" | "control" | "incident" | "meeting" | "product_review" | "marketing_review"
/** The id of the record. */
id: string
/** The words. */
text: string
}, CitationLink, UsualRefusal | 'CITATION_UNREADABLE' | 'NOT_FOUND' | 'TOO_MANY_CITATIONS'>
/** The paragraphs of law that something names. Every person of an institution may call this. */
list: Operation<{
/** What kind of thing it is. */
kind: "task" | "finding" | "complaint" | "policy" | "assessment" | "exam" | "exam_item" | "loan_test" | "loan_batch" | "loan_run" | "hmda_register" | "training" | "training_assignment" | "monitoring_test" | "vendor" | "risk" | "control" | "incident" | "meeting" | "product_review" | "marketing_review"
/** The id of the record. */
id: string
}, Array<CitationLink>, UsualRefusal | 'NOT_FOUND'>
/** What names a section of law or a paragraph in it. Every person of an institution may call this. */
naming: Operation<{
/** The part of Title 12 of the Code of Federal Regulations. */
part: string
/** The section of the text. */
section?: string
}, Array<NamingRecord>, UsualRefusal>
/** Take a citation off. Every person of an institution may call this. */
remove: Operation<{
/** The id of the record. */
id: string
}, void, UsualRefusal | 'NOT_FOUND'>
  }
/** Comments on anything that can have them. */
  comments: {
/** Comment on something and tell those mentioned. Every person of an institution may call this. */
add: Operation<{
/** What kind of thing it is. */
kind: "task" | "finding" | "complaint" | "policy" | "assessment" | "exam" | "exam_item" | "loan_test" | "loan_batch" | "loan_run" | "hmda_register" | "training" | "training_assignment" | "monitoring_test" | "vendor" | "risk" | "control" | "incident" | "meeting" | "product_review" | "marketing_review"
/** The id of the record. */
id: string
/** The text, in Markdown. */
body: string
/** Mentions. */
mentions?: Array<string>
/** Passage. */
passage?: CommentPassage | null
}, Comment, UsualRefusal | 'MENTION_CANNOT_SEE' | 'MENTION_UNKNOWN' | 'NOT_FOUND' | 'TOO_MANY_COMMENTS'>
/** Change your own comment; it is marked as edited. Every person of an institution may call this. */
edit: Operation<{
/** The id of the record. */
id: string
/** The text, in Markdown. */
body: string
/** Mentions. */
mentions?: Array<string>
}, Comment, UsualRefusal | 'MENTION_CANNOT_SEE' | 'MENTION_UNKNOWN' | 'NOT_FOUND' | 'NOT_YOURS'>
/** The comments on something, oldest first. Every person of an institution may call this. */
list: Operation<{
/** What kind of thing it is. */
kind: "task" | "finding" | "complaint" | "policy" | "assessment" | "exam" | "exam_item" | "loan_test" | "loan_batch" | "loan_run" | "hmda_register" | "training" | "training_assignment" | "monitoring_test" | "vendor" | "risk" | "control" | "incident" | "meeting" | "product_review" | "marketing_review"
/** The id of the record. */
id: string
/** Before. */
before?: string
/** About. */
about?: "all" | "passages" | "whole"
}, {
/** The entries of this page. */
items: Array<Comment>
/** How many there are on all pages. */
totalCount: number
/** Whether it has an earlier. */
hasEarlier: boolean
}, UsualRefusal | 'NOT_FOUND'>
/** People by name who may be mentioned, because they see what is commented on. Every person of an institution may call this. */
mentionable: Operation<{
/** What kind of thing it is. */
kind: "task" | "finding" | "complaint" | "policy" | "assessment" | "exam" | "exam_item" | "loan_test" | "loan_batch" | "loan_run" | "hmda_register" | "training" | "training_assignment" | "monitoring_test" | "vendor" | "risk" | "control" | "incident" | "meeting" | "product_review" | "marketing_review"
/** The id of the record. */
id: string
/** The id of the part. */
partId?: string
/** Words to look for. */
search?: string
}, Array<Person>, UsualRefusal | 'NOT_FOUND'>
/** Remove your own comment; its place stays. Every person of an institution may call this. */
remove: Operation<{
/** The id of the record. */
id: string
}, void, UsualRefusal | 'MENTION_CANNOT_SEE' | 'MENTION_UNKNOWN' | 'NOT_FOUND' | 'NOT_YOURS'>
/** Mark a comment as settled, or open it again. Every person of an institution may call this. */
resolve: Operation<{
/** The id of the record. */
id: string
/** Whether it is resolved. */
isResolved: boolean
}, Comment, UsualRefusal | 'NOT_FOUND'>
  }
/** Complaints of consumers with their deadlines. */
  complaints: {
/** Ask for closure, or close as the second person. Every person of an institution may call this. */
close: Operation<{
/** The id of the record. */
id: string
/** The version of the record; a change names the one it was made against. */
version?: number
/** Why, in words for people. */
reason?: string
}, Complaint, UsualRefusal | 'ALREADY_CLOSED' | 'CHANGED_MEANWHILE' | 'DATE_BEFORE_RECEIVED' | 'EVIDENCE_MISSING' | 'MINUTES_MISSING' | 'NOT_ALLOWED' | 'NOT_ANSWERED' | 'NOT_FOUND' | 'PERSON_UNKNOWN' | 'PORTAL_OPEN' | 'PRECONDITION_FAILED' | 'REASON_MISSING' | 'REDRESS_INCOMPLETE' | 'SECOND_PERSON_REQUIRED' | 'TASKS_OPEN' | 'VENDOR_UNKNOWN'>
/** Record a complaint. Managers and administrators may call this. */
create: Operation<{
/** The title. */
title: string
/** More about it. */
description?: string
/** What kind of thing it is. */
kind: "notice_of_error" | "notice_of_error_payoff" | "notice_of_error_foreclosure" | "information_request" | "information_request_owner" | "transfer_error" | "remittance_error" | "billing_error" | "credit_dispute" | "debt_dispute" | "agency" | "other"
/** How it came in. */
channel: "letter" | "email" | "phone" | "branch" | "web" | "agency"
/** Product. */
product?: string
/** The subject area of compliance, such as `trid`. */
topic?: string | null
/** Who is responsible; null for nobody. */
ownerId?: string | null
/** The day on which it was received; null if it was not. */
receivedOn: string
/** The day on which the receipt was acknowledged. */
acknowledgedOn?: string | null
/** The day on which it was answered; null if it was not. */
answeredOn?: string | null
/** Whether it is extended. */
isExtended?: boolean
/** Letter acknowledge by. */
letterAcknowledgeBy?: string | null
/** Letter answer by. */
letterAnswerBy?: string | null
/** Foreclosure sale. */
foreclosureSale?: string | null
/** Transfer circumstance. */
transferCircumstance?: "ordinary" | "new_account" | "point_of_sale" | "foreign" | null
/** The day on which it was credited; null if it was not. */
creditedOn?: string | null
/** What came of it. */
outcome?: string
/** Account number. */
accountNumber?: string
/** Where it comes from. */
source?: "consumer" | "cfpb" | "regulator" | "social_media" | "other"
/** The day on which it was portal responded; null if it was not. */
portalRespondedOn?: string | null
/** The day of the portal final. */
portalFinalOn?: string | null
/** Regulator contact. */
regulatorContact?: string
/** Rule cited. */
ruleCited?: string
/** The id of the vendor. */
vendorId?: string | null
/** Cause. */
cause?: "unknown" | "none" | "employee" | "system" | "process" | "disclosure" | "policy" | "third_party" | "fraud" | "other"
/** Redress paid. */
redressPaid?: string | null
/** The day of the redress. */
redressOn?: string | null
/** Root cause. */
rootCause?: string
}, Complaint, UsualRefusal | 'CHANGED_MEANWHILE' | 'DATE_BEFORE_RECEIVED' | 'NOT_ALLOWED' | 'NOT_FOUND' | 'PERSON_UNKNOWN' | 'REDRESS_INCOMPLETE' | 'VENDOR_UNKNOWN'>
/** Confirm or dismiss that a complaint concerns UDAAP or fair lending, or take that back. Every person of an institution may call this. */
decideFlag: Operation<{
/** The id of the record. */
id: string
/** The version of the record; a change names the one it was made against. */
version?: number
/** Flag. */
flag: "udaap" | "fair_lending"
/** Decision. */
decision: "confirmed" | "dismissed" | null
}, Complaint, UsualRefusal | 'ALREADY_CLOSED' | 'CHANGED_MEANWHILE' | 'DATE_BEFORE_RECEIVED' | 'NOT_ALLOWED' | 'NOT_FOUND' | 'PERSON_UNKNOWN' | 'PRECONDITION_FAILED' | 'REDRESS_INCOMPLETE' | 'VENDOR_UNKNOWN'>
/** One complaint with its clocks. Every person of an institution may call this. */
find: Operation<{
/** The id of the record. */
id: string
}, Complaint, UsualRefusal | 'NOT_FOUND'>
/** Complaints, those due first. Every person of an institution may call this. */
list: Operation<{
/** What state it is in. */
state?: "open" | "closed" | "all"
/** Kinds. */
kinds?: Array<"notice_of_error" | "notice_of_error_payoff" | "notice_of_error_foreclosure" | "information_request" | "information_request_owner" | "transfer_error" | "remittance_error" | "billing_error" | "credit_dispute" | "debt_dispute" | "agency" | "other">
/** The subject area of compliance, such as `trid`. */
topic?: string
/** Words to look for. */
search?: string
/** Which page; the first is 1. */
page?: number
}, {
/** The entries of this page. */
items: Array<ComplaintSummary>
/** Which page; the first is 1. */
page: number
/** How many pages there are. */
pageCount: number
/** How many there are on all pages. */
totalCount: number
}, UsualRefusal>
/** How many complaints came and were answered, month by month, with causes and rules. Every person of an institution may call this. */
months: Operation<{}, Array<{
/** Month. */
month: string
/** Received. */
received: number
/** Answered. */
answered: number
/** Late. */
late: number
/** Causes. */
causes: Array<{
/** Cause. */
cause: "unknown" | "none" | "employee" | "system" | "process" | "disclosure" | "policy" | "third_party" | "fraud" | "other"
/** Count. */
count: number
}>
/** Rules. */
rules: Array<{
/** Rule. */
rule: string
/** Count. */
count: number
}>
}>, UsualRefusal>
/** Reopen a closed complaint. Managers and administrators may call this. */
reopen: Operation<{
/** The id of the record. */
id: string
/** The version of the record; a change names the one it was made against. */
version?: number
/** Why, in words for people. */
reason: string
}, Complaint, UsualRefusal | 'CHANGED_MEANWHILE' | 'DATE_BEFORE_RECEIVED' | 'NOT_ALLOWED' | 'NOT_CLOSED' | 'NOT_FOUND' | 'PERSON_UNKNOWN' | 'PRECONDITION_FAILED' | 'REDRESS_INCOMPLETE' | 'VENDOR_UNKNOWN'>
/** A draft of the answer to the consumer, as Word or PDF, to review and complete. Every person of an institution may call this. */
responseLetter: Operation<{
/** The id of the record. */
id: string
/** The format of the file. */
format?: "docx" | "pdf"
}, Blob, UsualRefusal | 'NOT_FOUND'>
/** Every complaint that the caller may see, by cursor, for programs that copy everything. Every person of an institution may call this. */
rows: Operation<{
/** The `nextCursor` of the answer before; absent for the first rows. */
cursor?: string
/** How many rows at most. */
limit?: number
}, {
/** The entries of this page. */
items: Array<ComplaintSummary>
/** What to send as `cursor` for the rows after these; null at the end. */
nextCursor: string | null
}, UsualRefusal>
/** The loan or member number of a complaint, whole; the audit log keeps who asked. Every person of an institution may call this. */
showAccountNumber: Operation<{
/** The id of the record. */
id: string
}, {
/** Account number. */
accountNumber: string
}, UsualRefusal | 'NOT_FOUND'>
/** Change a complaint. Every person of an institution may call this. */
update: Operation<{
/** The id of the record. */
id: string
/** The title. */
title: string
/** More about it. */
description?: string
/** What kind of thing it is. */
kind: "notice_of_error" | "notice_of_error_payoff" | "notice_of_error_foreclosure" | "information_request" | "information_request_owner" | "transfer_error" | "remittance_error" | "billing_error" | "credit_dispute" | "debt_dispute" | "agency" | "other"
/** How it came in. */
channel: "letter" | "email" | "phone" | "branch" | "web" | "agency"
/** Product. */
product?: string
/** The subject area of compliance, such as `trid`. */
topic?: string | null
/** Who is responsible; null for nobody. */
ownerId?: string | null
/** The day on which it was received; null if it was not. */
receivedOn: string
/** The day on which the receipt was acknowledged. */
acknowledgedOn?: string | null
/** The day on which it was answered; null if it was not. */
answeredOn?: string | null
/** Whether it is extended. */
isExtended?: boolean
/** Letter acknowledge by. */
letterAcknowledgeBy?: string | null
/** Letter answer by. */
letterAnswerBy?: string | null
/** Foreclosure sale. */
foreclosureSale?: string | null
/** Transfer circumstance. */
transferCircumstance?: "ordinary" | "new_account" | "point_of_sale" | "foreign" | null
/** The day on which it was credited; null if it was not. */
creditedOn?: string | null
/** What came of it. */
outcome?: string
/** Account number. */
accountNumber?: string
/** Where it comes from. */
source?: "consumer" | "cfpb" | "regulator" | "social_media" | "other"
/** The day on which it was portal responded; null if it was not. */
portalRespondedOn?: string | null
/** The day of the portal final. */
portalFinalOn?: string | null
/** Regulator contact. */
regulatorContact?: string
/** Rule cited. */
ruleCited?: string
/** The id of the vendor. */
vendorId?: string | null
/** Cause. */
cause?: "unknown" | "none" | "employee" | "system" | "process" | "disclosure" | "policy" | "third_party" | "fraud" | "other"
/** Redress paid. */
redressPaid?: string | null
/** The day of the redress. */
redressOn?: string | null
/** Root cause. */
rootCause?: string
/** The version of the record; a change names the one it was made against. */
version?: number
}, Complaint, UsualRefusal | 'ALREADY_CLOSED' | 'CHANGED_MEANWHILE' | 'DATE_BEFORE_RECEIVED' | 'NOT_ALLOWED' | 'NOT_FOUND' | 'PERSON_UNKNOWN' | 'PRECONDITION_FAILED' | 'REDRESS_INCOMPLETE' | 'VENDOR_UNKNOWN'>
  }
/** Texts and figures of the public pages. */
  content: {
/** What the public pages claim about Plumbline. Everyone may call this. */
claims: Operation<{}, {
/** Are sample figures. */
areSampleFigures?: boolean
/** Institutions served. */
institutionsServed: string
/** Compliance score. */
complianceScore: string
/** Monitoring. */
monitoring: string
/** Hours saved per week. */
hoursSavedPerWeek: string
/** Fewer incidents. */
fewerIncidents: string
/** Uptime. */
uptime: string
/** Support. */
support: string
/** Attestation. */
attestation: string
/** Testimonials. */
testimonials: {
/** Are samples. */
areSamples: boolean
/** Statements. */
statements: Array<{
/** Statement. */
statement: string
/** What the person may do. */
role: string
/** Institution. */
institution: string
}>
}
/** Institution types. */
institutionTypes: {
/** Credit unions. */
creditUnions: CustomerFigures
/** Community banks. */
communityBanks: CustomerFigures
/** Mortgage companies. */
mortgageCompanies: CustomerFigures
}
/** Supported systems. */
supportedSystems: {
/** Core banking. */
coreBanking: Array<string>
/** Loan origination. */
loanOrigination: Array<string>
/** Analytics and reporting. */
analyticsAndReporting: Array<string>
/** Cloud infrastructure. */
cloudInfrastructure: Array<string>
}
}, 'BAD_REQUEST' | 'TOO_MANY_REQUESTS'>
/** How to reach us, and when. Everyone may call this. */
contact: Operation<{}, {
/** The telephone number. */
phone: string
/** Office. */
office: Array<string>
/** Hours. */
hours: Array<{
/** How many days. */
days: string
/** Time. */
time: string
}>
/** The mail address. */
email: {
/** Support. */
support: string
/** Sales. */
sales: string
/** Technical. */
technical: string
/** Careers. */
careers: string
}
}, 'BAD_REQUEST' | 'TOO_MANY_REQUESTS'>
/** The questions of the help center, answered. Everyone may call this. */
faq: Operation<{}, Array<{
/** The id of the record. */
id: string
/** The question. */
question: string
/** The answer as HTML that is safe to show. */
answerHtml: string
/** Answer text. */
answerText: string
/** The category. */
category: "account" | "subscription" | "platform" | "compliance"
/** The words that it is filed under. */
tags: Array<string>
}>, 'BAD_REQUEST' | 'TOO_MANY_REQUESTS'>
/** The privacy policy, terms or cookie policy. Everyone may call this. */
legalPage: Operation<{
/** The name. */
name: "privacy" | "terms" | "cookies"
}, {
/** The title. */
title: string
/** More about it. */
description: string
/** When it was last changed. */
updatedAt: string
/** The text as HTML that is safe to show. */
html: string
/** Headings. */
headings: Array<Heading>
}, 'BAD_REQUEST' | 'TOO_MANY_REQUESTS'>
  }
/** What keeps risks small, each once: how strong it counts by its tests and evidence, and which risks it serves. */
  controls: {
/** Enter a control. Managers and administrators may call this. */
create: Operation<{
/** The title. */
title: string
/** What kind of thing it is. */
kind?: "policy" | "system" | "training" | "testing" | "person" | "other"
/** How often it comes again. */
frequency?: "ongoing" | "daily" | "weekly" | "monthly" | "quarterly" | "annual"
/** Who is responsible; null for nobody. */
ownerId?: string | null
/** Judged. */
judged?: "none" | "weak" | "adequate" | "strong"
/** More about it. */
description?: string
/** The reason of the judged, in words for people. */
judgedReason?: string
}, Control, UsualRefusal | 'CHANGED_MEANWHILE' | 'NOT_ALLOWED' | 'NOT_FOUND' | 'PERSON_UNKNOWN' | 'REASON_MISSING'>
/** One control, whole. Every person of an institution may call this. */
find: Operation<{
/** The id of the record. */
id: string
}, Control, UsualRefusal | 'NOT_FOUND'>
/** Controls, the weakest first. Every person of an institution may call this. */
list: Operation<{
/** Strengths. */
strengths?: Array<"none" | "weak" | "adequate" | "strong">
/** Words to look for. */
search?: string
/** Which page; the first is 1. */
page?: number
}, {
/** The entries of this page. */
items: Array<{
/** The id of the record. */
id: string
/** The number that people know it by. */
number: number
/** The title. */
title: string
/** What kind of thing it is. */
kind: "policy" | "system" | "training" | "testing" | "person" | "other"
/** How often it comes again. */
frequency: "ongoing" | "daily" | "weekly" | "monthly" | "quarterly" | "annual"
/** Who is responsible. */
owner: Person | null
/** Judged. */
judged: "none" | "weak" | "adequate" | "strong"
/** Strength. */
strength: "none" | "weak" | "adequate" | "strong"
/** Why, in words for people. */
because: string
/** Holds until. */
holdsUntil: string | null
/** How many: risk. */
riskCount: number
/** The version of the record; a change names the one it was made against. */
version: number
}>
/** Which page; the first is 1. */
page: number
/** How many pages there are. */
pageCount: number
/** How many there are on all pages. */
totalCount: number
}, UsualRefusal>
/** Every control, by cursor, for programs that copy everything. Every person of an institution may call this. */
rows: Operation<{
/** The `nextCursor` of the answer before; absent for the first rows. */
cursor?: string
/** How many rows at most. */
limit?: number
}, {
/** The entries of this page. */
items: Array<{
/** The id of the record. */
id: string
/** The number that people know it by. */
number: number
/** The title. */
title: string
/** What kind of thing it is. */
kind: "policy" | "system" | "training" | "testing" | "person" | "other"
/** How often it comes again. */
frequency: "ongoing" | "daily" | "weekly" | "monthly" | "quarterly" | "annual"
/** Who is responsible. */
owner: Person | null
/** Judged. */
judged: "none" | "weak" | "adequate" | "strong"
/** Strength. */
strength: "none" | "weak" | "adequate" | "strong"
/** Why, in words for people. */
because: string
/** Holds until. */
holdsUntil: string | null
/** How many: risk. */
riskCount: number
/** The version of the record; a change names the one it was made against. */
version: number
}>
/** What to send as `cursor` for the rows after these; null at the end. */
nextCursor: string | null
}, UsualRefusal>
/** Change a control. Every person of an institution may call this. */
update: Operation<{
/** The id of the record. */
id: string
/** The title. */
title: string
/** What kind of thing it is. */
kind?: "policy" | "system" | "training" | "testing" | "person" | "other"
/** How often it comes again. */
frequency?: "ongoing" | "daily" | "weekly" | "monthly" | "quarterly" | "annual"
/** Who is responsible; null for nobody. */
ownerId?: string | null
/** Judged. */
judged?: "none" | "weak" | "adequate" | "strong"
/** More about it. */
description?: string
/** The reason of the judged, in words for people. */
judgedReason?: string
/** The version of the record; a change names the one it was made against. */
version?: number
}, Control, UsualRefusal | 'CHANGED_MEANWHILE' | 'NOT_ALLOWED' | 'NOT_FOUND' | 'PERSON_UNKNOWN' | 'PRECONDITION_FAILED' | 'REASON_MISSING'>
  }
/** Recurring duties by law, and which of them are tasks. */
  duties: {
/** Make duties recurring tasks; what is a task already is left out. Managers and administrators may call this. */
adopt: Operation<{
/** Duties. */
duties: Array<{
/** What programs know it by. */
key: "hmda-file" | "hmda-quarter" | "hmda-coverage" | "hmda-notice" | "z-thresholds" | "z-small-creditor" | "trid-sample" | "card-billing" | "heloc-terms" | "lo-registration" | "lo-pay" | "ecoa-notices" | "ecoa-review" | "ecoa-appraisals" | "fh-poster" | "fh-advertising" | "mla-check" | "record-schedule" | "adverse-action" | "hmda-quarterly-file" | "small-business-file" | "ecoa-monitoring" | "ecoa-records" | "ecoa-counteroffer" | "ecoa-incomplete" | "ecoa-appraisal-copy" | "trid-le" | "trid-revised-le" | "trid-cd" | "trid-refund" | "trid-booklet" | "z-advertising" | "z-advertising-open" | "z-atr" | "z-high-cost" | "z-hpml-appraisal" | "z-hpml-escrow" | "z-rescission" | "z-rescind" | "lo-qualifications" | "lo-test" | "lo-identifiers" | "card-agreements" | "card-rates" | "card-ability" | "lease-ads" | "fha-certify" | "fha-quality" | "escrow-analysis" | "escrow-sample" | "servicing-policies" | "servicing-errors" | "loss-mitigation" | "early-intervention" | "section-8" | "pmi-notice" | "ncua-flood-review" | "flood-review" | "scra-check" | "collections" | "servicing-transfer" | "escrow-payoff" | "z-arm-notices" | "z-arm-first" | "z-statements" | "z-small-servicer" | "z-payoff" | "z-payments" | "z-new-owner" | "x-booklet" | "x-counselors" | "x-escrow-initial" | "x-escrow-payments" | "x-forced-insurance" | "x-servicing-file" | "x-error-received" | "x-error-answer" | "x-request-received" | "x-help-received" | "x-help-decided" | "x-live-contact" | "x-late-letter" | "hpa-endings" | "scra-rate" | "flood-force-place" | "ncua-flood-refund" | "fdcpa-validation" | "fdcpa-stop" | "fdcpa-records" | "rege-notice" | "rege-claims" | "rege-overdraft" | "remittance-count" | "tisa-yields" | "tisa-yields-bank" | "rege-claim" | "rege-change" | "rege-stops" | "rege-terms" | "remittance-errors" | "remittance-error" | "tisa-ads" | "tisa-ads-cu" | "tisa-change" | "tisa-change-cu" | "privacy-notice" | "privacy-list" | "fcra-accuracy" | "fcra-disputes" | "fcra-notices" | "red-flags-cu" | "cra-file" | "cra-data" | "udaap-review" | "complaint-report" | "risk-assessment" | "vendor-report" | "esign-review" | "can-spam" | "fcra-address" | "fcra-affiliates" | "fcra-negative" | "fcra-disposal-cu" | "card-address-cu" | "privacy-choices" | "rfpa-requests" | "ncua-certify" | "ncua-security-report" | "ncua-incident-drill" | "ncua-bsa-board" | "ncua-vital-records" | "ncua-sign" | "ncua-audit" | "ncua-verification" | "ncua-bond" | "ncua-mbl" | "ncua-appraisal-review" | "incident-notice" | "ncua-call-report" | "ncua-profile" | "ncua-capital" | "ncua-liquidity" | "ncua-rate-risk" | "ncua-investments" | "ncua-cuso" | "ncua-officials" | "ncua-loan-policies" | "ncua-directors" | "ncua-advertising" | "ncua-catastrophe" | "ncua-sar-board" | "ncua-interlocks" | "fdic-sar-board" | "fdic-audit" | "fdic-security" | "fdic-real-estate" | "fdic-interlocks" | "bsa-test" | "bsa-training" | "bsa-risk" | "bsa-314a" | "bsa-exemptions" | "bsa-314b" | "bsa-mortgage-program" | "ofac-report" | "sar" | "ctr" | "bsa-identification" | "bsa-owners" | "bsa-currency" | "bsa-instruments" | "bsa-wires" | "bsa-records" | "bsa-exempt-file" | "bsa-mortgage-training" | "bsa-mortgage-test" | "bsa-mortgage-sar"
/** The day by which it is due. */
dueOn?: string
}>
/** Who is responsible; null for nobody. */
ownerId?: string | null
}, {
/** Created. */
created: Array<{
/** What programs know it by. */
key: string
/** The id of the task. */
taskId: string
}>
}, UsualRefusal | 'BROUGHT_BY_EVENT' | 'PERSON_UNKNOWN'>
/** Recurring duties by law, with whether each applies to the institution. Every person of an institution may call this. */
list: Operation<{}, Array<{
/** What programs know it by. */
key: string
/** The title. */
title: string
/** The paragraph of law, such as `12 CFR 1026.19(e)`. */
citation: string
/** Its address. */
path: string | null
/** Official address. */
officialAddress: string
/** The subject area of compliance, such as `trid`. */
topic: string | null
/** When. */
when: string
/** Whether it is event. */
isEvent: boolean
/** Who is responsible. */
owner: string
/** Proof. */
proof: string
/** What came of it. */
outcome: "applies" | "may_apply" | "does_not_apply"
/** Why, in words for people. */
reason: string
/** Missing. */
missing: Array<string>
/** First due. */
firstDue: string | null
/** The id of the task. */
taskId: string | null
/** Whether it is adopted. */
isAdopted: boolean
}>, UsualRefusal>
  }
/** Files and records that show that something was done. */
  evidence: {
/** Add a file or a thing in the product as evidence. Every person of an institution may call this. */
add: Operation<{
/** What kind of thing it is. */
kind: "task" | "finding" | "complaint" | "policy" | "assessment" | "exam" | "exam_item" | "loan_test" | "loan_batch" | "loan_run" | "hmda_register" | "training" | "training_assignment" | "monitoring_test" | "vendor" | "risk" | "control" | "incident" | "meeting" | "product_review" | "marketing_review"
/** The id of the record. */
id: string
/** The title. */
title: string
/** What type it is. */
type?: "document" | "board_minutes" | "contract" | "soc_report" | "insurance" | "continuity_plan" | "financial_statements" | "due_diligence"
/** A note for the team. */
note?: string
/** The day whose rules apply. */
validOn: string
/** Valid until. */
validUntil?: string | null
/** The id of the file. */
fileId?: string
/** Target. */
target?: SubjectRef
/** The id of the replaces. */
replacesId?: string
}, Evidence, UsualRefusal | 'ALREADY_REPLACED' | 'EXPIRES_BEFORE' | 'FILE_NOT_READY' | 'NOTHING_GIVEN' | 'NOT_FOUND' | 'SUPPORT_OF_OTHERS' | 'TOO_MUCH_EVIDENCE'>
/** Evidence of the institution by title or file name. Every person of an institution may call this. */
find: Operation<{
/** The words to look for. */
query: string
}, Array<Evidence>, UsualRefusal>
/** Use a piece of evidence for something else, too. Every person of an institution may call this. */
link: Operation<{
/** The id of the evidence. */
evidenceId: string
} & (SubjectRef), Evidence, UsualRefusal | 'NOT_FOUND' | 'SUPPORT_OF_OTHERS' | 'TOO_MUCH_EVIDENCE'>
/** The evidence of something, newest first. Every person of an institution may call this. */
list: Operation<{
/** What kind of thing it is. */
kind: "task" | "finding" | "complaint" | "policy" | "assessment" | "exam" | "exam_item" | "loan_test" | "loan_batch" | "loan_run" | "hmda_register" | "training" | "training_assignment" | "monitoring_test" | "vendor" | "risk" | "control" | "incident" | "meeting" | "product_review" | "marketing_review"
/** The id of the record. */
id: string
}, Array<Evidence>, UsualRefusal | 'NOT_FOUND'>
/** Take a piece of evidence off something; other uses stay. Every person of an institution may call this. */
unlink: Operation<{
/** The id of the evidence. */
evidenceId: string
} & (SubjectRef), void, UsualRefusal | 'NOT_FOUND' | 'SUPPORT_OF_OTHERS'>
/** Correct title, type, note, or date of validity. Every person of an institution may call this. */
update: Operation<{
/** The id of the record. */
id: string
/** The title. */
title: string
/** What type it is. */
type?: "document" | "board_minutes" | "contract" | "soc_report" | "insurance" | "continuity_plan" | "financial_statements" | "due_diligence"
/** A note for the team. */
note?: string
/** The day whose rules apply. */
validOn: string
/** Valid until. */
validUntil?: string | null
}, Evidence, UsualRefusal | 'EXPIRES_BEFORE' | 'NOT_FOUND' | 'SUPPORT_OF_OTHERS'>
/** Where a piece of evidence is used. Every person of an institution may call this. */
uses: Operation<{
/** The id. */
evidenceId: string
}, LinkedRecords, UsualRefusal | 'NOT_FOUND'>
  }
/** Uploaded files. */
  files: {
/** Give up an upload. Every person of an institution may call this. */
discard: Operation<{
/** The id of the record. */
id: string
}, void, UsualRefusal | 'NOT_FOUND'>
/** End an upload: the content is checked and hashed. Every person of an institution may call this. */
finish: Operation<{
/** The id of the record. */
id: string
}, StoredFile, UsualRefusal | 'FILE_INCOMPLETE' | 'FILE_TYPE_LIES' | 'FILE_TYPE_REFUSED' | 'NOT_FOUND'>
/** An address of the file, good for five minutes. Every person of an institution may call this. */
open: Operation<{
/** The id of the record. */
id: string
}, {
/** Its address. */
path: string
/** The file. */
file: StoredFile
}, UsualRefusal | 'NOT_FOUND'>
/** Which pieces of an upload have arrived. Every person of an institution may call this. */
progress: Operation<{
/** The id of the record. */
id: string
}, {
/** Received. */
received: Array<number>
/** How many: chunk. */
chunkCount: number
}, UsualRefusal | 'NOT_FOUND'>
/** Send one piece of a file; sent twice, it is stored once. Every person of an institution may call this. */
putChunk: Operation<{
/** The id of the record. */
id: string
/** Its place in the order. */
position: number
/** Bytes. */
bytes: Blob
}, void, UsualRefusal | 'CHUNK_SIZE' | 'NOT_FOUND'>
/** Begin an upload; answers with a file of the same content where there is one. Every person of an institution may call this. */
start: Operation<{
/** The name. */
name: string
/** How many bytes it has. */
byteSize: number
/** The SHA-256 hash of the bytes, in hexadecimal digits. */
sha256?: string
}, {
/** The id of the record. */
id: string
/** Chunk bytes. */
chunkBytes: number
/** Existing. */
existing: StoredFile | null
}, UsualRefusal | 'FILE_EMPTY' | 'FILE_TOO_LARGE' | 'QUOTA_EXCEEDED' | 'TOO_MANY_UPLOADS'>
/** How much room the files of the institution take. Every person of an institution may call this. */
usage: Operation<{}, {
/** Bytes used. */
bytesUsed: number
/** The largest number of bytes. */
bytesAtMost: number
/** How many: file. */
fileCount: number
}, UsualRefusal>
  }
/** Findings of exams, audits, and self tests with their correction. */
  findings: {
/** Begin corrective action, or reopen a closed finding. Every person of an institution may call this. */
begin: Operation<{
/** The id of the record. */
id: string
/** The version of the record; a change names the one it was made against. */
version?: number
}, Finding, UsualRefusal | 'CHANGED_MEANWHILE' | 'DUE_BEFORE_FOUND' | 'NOT_ALLOWED' | 'NOT_FOUND' | 'PERSON_UNKNOWN' | 'PRECONDITION_FAILED'>
/** Ask for closure, or close as the second person. Every person of an institution may call this. */
close: Operation<{
/** The id of the record. */
id: string
/** The version of the record; a change names the one it was made against. */
version?: number
/** Why, in words for people. */
reason?: string
}, Finding, UsualRefusal | 'ALREADY_CLOSED' | 'CHANGED_MEANWHILE' | 'DUE_BEFORE_FOUND' | 'EVIDENCE_MISSING' | 'MINUTES_MISSING' | 'NOT_ALLOWED' | 'NOT_FOUND' | 'PERSON_UNKNOWN' | 'PRECONDITION_FAILED' | 'REASON_MISSING' | 'SECOND_PERSON_REQUIRED' | 'TASKS_OPEN'>
/** Record a finding. Managers and administrators may call this. */
create: Operation<{
/** The title. */
title: string
/** More about it. */
description?: string
/** Where it comes from. */
source: "exam" | "audit" | "self_test" | "complaint" | "monitoring"
/** How serious it is. */
severity: "high" | "medium" | "low"
/** The subject area of compliance, such as `trid`. */
topic?: string | null
/** Root cause. */
rootCause?: string
/** Corrective action. */
correctiveAction?: string
/** Who is responsible; null for nobody. */
ownerId?: string | null
/** The day of the found. */
foundOn: string
/** The day of the response due. */
responseDueOn?: string | null
/** Where it came from. */
origin?: SubjectRef
}, Finding, UsualRefusal | 'CHANGED_MEANWHILE' | 'DUE_BEFORE_FOUND' | 'NOT_ALLOWED' | 'NOT_FOUND' | 'PERSON_UNKNOWN'>
/** One finding, whole. Every person of an institution may call this. */
find: Operation<{
/** The id of the record. */
id: string
}, Finding, UsualRefusal | 'NOT_FOUND'>
/** Findings, the most urgent first. Every person of an institution may call this. */
list: Operation<{
/** Only those in one of these states. */
statuses?: Array<"open" | "in_progress" | "waiting_for_closure" | "closed">
/** Sources. */
sources?: Array<"exam" | "audit" | "self_test" | "complaint" | "monitoring">
/** Severities. */
severities?: Array<"high" | "medium" | "low">
/** The subject area of compliance, such as `trid`. */
topic?: string
/** Words to look for. */
search?: string
/** Which page; the first is 1. */
page?: number
}, {
/** The entries of this page. */
items: Array<FindingSummary>
/** Which page; the first is 1. */
page: number
/** How many pages there are. */
pageCount: number
/** How many there are on all pages. */
totalCount: number
}, UsualRefusal>
/** Every finding that the caller may see, by cursor, for programs that copy everything. Every person of an institution may call this. */
rows: Operation<{
/** The `nextCursor` of the answer before; absent for the first rows. */
cursor?: string
/** How many rows at most. */
limit?: number
}, {
/** The entries of this page. */
items: Array<FindingSummary>
/** What to send as `cursor` for the rows after these; null at the end. */
nextCursor: string | null
}, UsualRefusal>
/** Change a finding. Every person of an institution may call this. */
update: Operation<{
/** The id of the record. */
id: string
/** The title. */
title: string
/** More about it. */
description?: string
/** Where it comes from. */
source: "exam" | "audit" | "self_test" | "complaint" | "monitoring"
/** How serious it is. */
severity: "high" | "medium" | "low"
/** The subject area of compliance, such as `trid`. */
topic?: string | null
/** Root cause. */
rootCause?: string
/** Corrective action. */
correctiveAction?: string
/** Who is responsible; null for nobody. */
ownerId?: string | null
/** The day of the found. */
foundOn: string
/** The day of the response due. */
responseDueOn?: string | null
/** The version of the record; a change names the one it was made against. */
version?: number
}, Finding, UsualRefusal | 'ALREADY_CLOSED' | 'CHANGED_MEANWHILE' | 'DUE_BEFORE_FOUND' | 'NOT_ALLOWED' | 'NOT_FOUND' | 'PERSON_UNKNOWN' | 'PRECONDITION_FAILED'>
  }
/** What changed in a record, when, and by whom. */
  history: {
/** Who changed what, newest first. Every person of an institution may call this. */
list: Operation<{
/** What kind of thing it is. */
kind: "task" | "finding" | "complaint" | "policy" | "assessment" | "exam" | "exam_item" | "loan_test" | "loan_batch" | "loan_run" | "hmda_register" | "training" | "training_assignment" | "monitoring_test" | "vendor" | "risk" | "control" | "incident" | "meeting" | "product_review" | "marketing_review"
/** The id of the record. */
id: string
/** Which page; the first is 1. */
page?: number
}, {
/** The entries of this page. */
items: Array<{
/** The id of the record. */
id: string
/** When it happened. */
at: string
/** The id of the actor. */
actorId: string | null
/** The name of the actor. */
actorName: string
/** What was done, as the audit log names it. */
action: string
/** Changes. */
changes: Array<{
/** The name of the field. */
field: string
/** The first day that is asked for. */
from: string | null
/** The last day that is asked for. */
to: string | null
}>
}>
/** How many there are on all pages. */
totalCount: number
/** Whether there is a next page. */
hasMore: boolean
}, UsualRefusal | 'NOT_FOUND'>
  }
/** HMDA coverage and checks of loan application registers. */
  hmda: {
/** Check a HMDA file of at most 50 MB; streams one JSON object a line, the summary last. Every person of an institution may call this. */
check: Operation<{
/** Register. */
register: Blob
/** The year. */
year: number
/** Quarter. */
quarter?: number
}, void, UsualRefusal | 'BUSY' | 'UNREADABLE_FILE'>
/** Quality and macro findings that the institution keeps, with the key for the hashes of the browser. Every person of an institution may call this. */
decisions: Operation<{}, {
/** Remembers. */
remembers: boolean
/** What programs know it by. */
key: string
/** Decisions. */
decisions: Array<HmdaDecision>
}, UsualRefusal | 'HMDA_ACCESS'>
/** Keep a quality or macro finding, with a reason. Every person of an institution may call this. */
keep: Operation<{
/** Edit. */
edit: string
/** Loan. */
loan: string
/** The values. */
values: string
/** Why, in words for people. */
reason: string
}, HmdaDecision, UsualRefusal | 'DECISIONS_OFF' | 'HMDA_ACCESS' | 'TOO_MANY_DECISIONS'>
/** Switch the memory of decisions on or off; off erases all of them and the key. Managers and administrators may call this. */
remember: Operation<{
/** Remembers. */
remembers: boolean
}, unknown, UsualRefusal>
/** Take back a decision. Every person of an institution may call this. */
reopen: Operation<{
/** Edit. */
edit: string
/** Loan. */
loan: string
}, unknown, UsualRefusal | 'HMDA_ACCESS'>
  }
/** Requests of visitors, as administrators review them. */
  inbox: {
/** Apply for a job, with a resume as PDF. Everyone may call this. */
apply: Operation<{
/** Idempotency key. */
idempotencyKey: string
/** Shown seconds. */
shownSeconds: number
/** Website. */
website?: string
/** The name of the first. */
firstName: string
/** The name of the last. */
lastName: string
/** The mail address. */
email: string
/** The telephone number. */
phone?: string
/** Its place in the order. */
position?: string
/** Experience. */
experience: "0-1" | "2-3" | "4-5" | "6-10" | "10+"
/** Linkedin. */
linkedin?: "" | string
/** Github. */
github?: "" | string
/** Cover letter. */
coverLetter: string
/** Resume. */
resume: Blob
/** Referral source. */
referralSource?: "" | "website" | "linkedin" | "referral" | "job-board" | "social-media" | "other"
/** Start date. */
startDate?: "" | string
/** Salary expectation. */
salaryExpectation?: string
}, void, 'BAD_REQUEST' | 'LOOKS_AUTOMATED' | 'RESUME_NOT_PDF' | 'RESUME_TOO_LARGE' | 'TOO_MANY_REQUESTS'>
/** Ask for a free trial. Everyone may call this. */
requestTrial: Operation<{
/** Idempotency key. */
idempotencyKey: string
/** Shown seconds. */
shownSeconds: number
/** Website. */
website?: string
/** Institution type. */
institutionType: "credit_union" | "community_bank" | "mortgage_company"
/** Assets size. */
assetsSize: "under_100m" | "100m_500m" | "500m_1b" | "1b_5b" | "over_5b"
/** Regulatory concerns. */
regulatoryConcerns: Array<"qm" | "trid" | "hmda" | "fair_lending" | "bsa_aml" | "cra" | "flood_insurance" | "appraisal_management">
/** Number of employees. */
numberOfEmployees: "1_10" | "11_50" | "51_200" | "201_500" | "over_500"
/** Current compliance tools. */
currentComplianceTools?: string
/** Primary goal. */
primaryGoal: "reduce_risk" | "save_time" | "stay_updated" | "improve_reporting" | "centralize_info"
/** The name of the person. */
fullName: string
/** The mail address. */
email: string
/** The name of the company. */
companyName: string
/** Job title. */
jobTitle?: string
}, void, 'BAD_REQUEST' | 'LOOKS_AUTOMATED' | 'TOO_MANY_REQUESTS'>
/** Write to us. Everyone may call this. */
sendMessage: Operation<{
/** Idempotency key. */
idempotencyKey: string
/** Shown seconds. */
shownSeconds: number
/** Website. */
website?: string
/** The name of the first. */
firstName: string
/** The name of the last. */
lastName: string
/** The mail address. */
email: string
/** The telephone number. */
phone?: string
/** Company. */
company: string
/** Inquiry type. */
inquiryType: "sales" | "support" | "compliance" | "partnership" | "other"
/** What it is about. */
subject: string
/** What people read. */
message: string
}, void, 'BAD_REQUEST' | 'LOOKS_AUTOMATED' | 'TOO_MANY_REQUESTS'>
  }
/** Security incidents with the hours within which an agency has to know. */
  incidents: {
/** Record a security incident. Managers and administrators may call this. */
create: Operation<{
/** The title. */
title: string
/** What kind of thing it is. */
kind?: "unauthorized_access" | "ransomware" | "outage" | "vendor" | "lost_device" | "mistake" | "fraud" | "other"
/** What state it is in. */
status?: "open" | "contained" | "closed"
/** Reportable. */
reportable?: "unknown" | "yes" | "no"
/** The id of the vendor. */
vendorId?: string | null
/** Who is responsible; null for nobody. */
ownerId?: string | null
/** Consumers affected. */
consumersAffected?: number | null
/** More about it. */
description?: string
/** Containment. */
containment?: string
/** What came of it. */
outcome?: string
/** When it was discovered; null if it was not. */
discoveredAt: string
/** When it was believed; null if it was not. */
believedAt?: string | null
/** The time of the told by vendor. */
toldByVendorAt?: string | null
/** When it was notified; null if it was not. */
notifiedAt?: string | null
}, Incident, UsualRefusal | 'CHANGED_MEANWHILE' | 'MOMENT_AHEAD' | 'NOT_ALLOWED' | 'NOT_FOUND' | 'NOT_NOTIFIED' | 'PERSON_UNKNOWN' | 'VENDOR_UNKNOWN'>
/** One incident, whole. Every person of an institution may call this. */
find: Operation<{
/** The id of the record. */
id: string
}, Incident, UsualRefusal | 'NOT_FOUND'>
/** Security incidents, those to report first. Every person of an institution may call this. */
list: Operation<{
/** Only those in one of these states. */
statuses?: Array<"open" | "contained" | "closed">
/** Words to look for. */
search?: string
/** Which page; the first is 1. */
page?: number
}, {
/** The entries of this page. */
items: Array<IncidentSummary>
/** Which page; the first is 1. */
page: number
/** How many pages there are. */
pageCount: number
/** How many there are on all pages. */
totalCount: number
}, UsualRefusal>
/** Every incident that the caller may see, by cursor, for programs that copy everything. Every person of an institution may call this. */
rows: Operation<{
/** The `nextCursor` of the answer before; absent for the first rows. */
cursor?: string
/** How many rows at most. */
limit?: number
}, {
/** The entries of this page. */
items: Array<IncidentSummary>
/** What to send as `cursor` for the rows after these; null at the end. */
nextCursor: string | null
}, UsualRefusal>
/** Change a security incident. Every person of an institution may call this. */
update: Operation<{
/** The id of the record. */
id: string
/** The title. */
title: string
/** What kind of thing it is. */
kind?: "unauthorized_access" | "ransomware" | "outage" | "vendor" | "lost_device" | "mistake" | "fraud" | "other"
/** What state it is in. */
status?: "open" | "contained" | "closed"
/** Reportable. */
reportable?: "unknown" | "yes" | "no"
/** The id of the vendor. */
vendorId?: string | null
/** Who is responsible; null for nobody. */
ownerId?: string | null
/** Consumers affected. */
consumersAffected?: number | null
/** More about it. */
description?: string
/** Containment. */
containment?: string
/** What came of it. */
outcome?: string
/** When it was discovered; null if it was not. */
discoveredAt: string
/** When it was believed; null if it was not. */
believedAt?: string | null
/** The time of the told by vendor. */
toldByVendorAt?: string | null
/** When it was notified; null if it was not. */
notifiedAt?: string | null
/** The version of the record; a change names the one it was made against. */
version?: number
}, Incident, UsualRefusal | 'CHANGED_MEANWHILE' | 'MOMENT_AHEAD' | 'NOT_ALLOWED' | 'NOT_FOUND' | 'NOT_NOTIFIED' | 'PERSON_UNKNOWN' | 'PRECONDITION_FAILED' | 'VENDOR_UNKNOWN'>
  }
/** Runs of loan files that an institution chose to store. */
  loanRuns: {
/** Runs of loan files that the institution stores, newest first. Every person of an institution may call this. */
list: Operation<{}, Array<LoanRun>, UsualRefusal | 'LOAN_DATA_ACCESS'>
/** Read a stored run with its loans and results; the audit log says who did. Every person of an institution may call this. */
open: Operation<{
/** The id of the record. */
id: string
}, Blob, UsualRefusal | 'LOAN_DATA_ACCESS' | 'NOT_FOUND' | 'OTHER_STORAGE_KEY'>
/** The workpaper of a stored run as PDF: method, population, results by cause, exceptions. Every person of an institution may call this. */
workpaper: Operation<{
/** The id of the record. */
id: string
}, Blob, UsualRefusal | 'LOAN_DATA_ACCESS' | 'NOT_FOUND' | 'OTHER_STORAGE_KEY'>
  }
/** Loan tests of many loans from one file. */
  loanTestBatches: {
/** Read a CSV or XLSX file and run its first rows; nothing is stored. Every person of an institution may call this. */
check: Operation<{
/** Which loan test it is. */
calculator: "apr" | "apr-tolerance" | "hmda-coverage" | "hoepa" | "hoepa-rate" | "hpml" | "points-and-fees" | "qm-points-fees" | "qm-status" | "rate-spread" | "adverse-action" | "business-days" | "escrow-analysis" | "fee-tolerance" | "servicing-dates" | "threshold" | "trid-backward" | "trid-forward" | "trid-post-closing"
/** The file. */
file: Blob
/** Mapping. */
mapping?: Array<ColumnChoice>
}, {
/** How many: row. */
rowCount: number
/** Columns. */
columns: Array<string>
/** Mapping. */
mapping: Array<{
/** Header. */
header: string
/** Column. */
column: string
/** Who did it. */
by: "chosen" | "kept" | "name" | "likely" | "none"
}>
/** Fields. */
fields: Array<string>
/** The rows. */
rows: Array<LoanTestBatchRow>
/** Law notes. */
lawNotes: Array<string>
}, UsualRefusal | 'UNREADABLE_FILE'>
/** One file with the refund letter of each of these loans, to review; nothing is saved. Every person of an institution may call this. */
cureLetters: Operation<{
/** The id of the record. */
id: string
/** The rows. */
rows: Array<number>
/** The format of the file. */
format?: "docx" | "pdf"
}, Blob, UsualRefusal | 'NOTHING_TO_REFUND' | 'NOT_DONE' | 'NOT_FOUND'>
/** The file's rows in their order, with the results beside them. Every person of an institution may call this. */
downloadCsv: Operation<{
/** The id of the record. */
id: string
}, Blob, UsualRefusal | 'NOT_FOUND'>
/** Method, population, and results for the examiner. Every person of an institution may call this. */
downloadPdf: Operation<{
/** The id of the record. */
id: string
}, Blob, UsualRefusal | 'NOT_DONE' | 'NOT_FOUND'>
/** The same as a workbook. Every person of an institution may call this. */
downloadXlsx: Operation<{
/** The id of the record. */
id: string
}, Blob, UsualRefusal | 'NOT_FOUND' | 'TOO_MANY_ROWS'>
/** One batch with its progress. Every person of an institution may call this. */
find: Operation<{
/** The id of the record. */
id: string
}, {
/** The id of the record. */
id: string
/** Which loan test it is. */
calculator: string
/** The name. */
name: string
/** How many: row. */
rowCount: number
/** What state it is in. */
status: "waiting" | "done" | "failed"
/** Counts. */
counts: LoanTestBatchCounts
/** Rules version. */
rulesVersion: string
/** The person by whom it was created. */
createdBy: string
/** When it was created. */
createdAt: string
/** Law notes. */
lawNotes: Array<string>
/** Causes. */
causes: Array<{
/** What programs know it by. */
key: string
/** The title. */
title: string
/** What came of it. */
outcome: "within" | "outside" | "undetermined" | "answer" | "error"
/** Count. */
count: number
/** Dollars. */
dollars: string | null
/** The largest number of days. */
daysAtMost: number | null
}>
}, UsualRefusal | 'NOT_FOUND'>
/** The newest 50 batches. Every person of an institution may call this. */
list: Operation<{}, {
/** The entries of this page. */
items: Array<LoanTestBatch>
}, UsualRefusal>
/** Record the loans outside the limits as a finding. Managers and administrators may call this. */
recordFinding: Operation<{
/** The id of the record. */
id: string
/** The rows. */
rows?: Array<number>
}, {
/** The id of the finding. */
findingId: string
/** Whether it is new. */
isNew: boolean
}, UsualRefusal | 'NOT_DONE' | 'NOT_FOUND' | 'NO_EXCEPTIONS'>
/** Rows of a batch, 50 on a page. Every person of an institution may call this. */
rows: Operation<{
/** The id of the record. */
id: string
/** What came of it. */
outcome?: "within" | "outside" | "undetermined" | "answer" | "error"
/** Cause. */
cause?: string
/** Order. */
order?: "severity" | "file"
/** Which page; the first is 1. */
page?: number
}, {
/** The entries of this page. */
items: Array<LoanTestBatchRow>
}, UsualRefusal | 'NOT_FOUND'>
/** Run every row of a CSV or XLSX file in the background. Every person of an institution may call this. */
start: Operation<{
/** Which loan test it is. */
calculator: "apr" | "apr-tolerance" | "hmda-coverage" | "hoepa" | "hoepa-rate" | "hpml" | "points-and-fees" | "qm-points-fees" | "qm-status" | "rate-spread" | "adverse-action" | "business-days" | "escrow-analysis" | "fee-tolerance" | "servicing-dates" | "threshold" | "trid-backward" | "trid-forward" | "trid-post-closing"
/** The name. */
name: string
/** The file. */
file: Blob
/** Mapping. */
mapping?: Array<ColumnChoice>
}, LoanTestBatch, UsualRefusal | 'UNREADABLE_FILE'>
/** An empty CSV file with the columns of a test. Every person of an institution may call this. */
template: Operation<{
/** Which loan test it is. */
calculator: "apr" | "apr-tolerance" | "hmda-coverage" | "hoepa" | "hoepa-rate" | "hpml" | "points-and-fees" | "qm-points-fees" | "qm-status" | "rate-spread" | "adverse-action" | "business-days" | "escrow-analysis" | "fee-tolerance" | "servicing-dates" | "threshold" | "trid-backward" | "trid-forward" | "trid-post-closing"
}, Blob, UsualRefusal>
  }
/** Saved results of loan tests with inputs and rule version. */
  loanTestResults: {
/** The refund letters of fee ledgers in one file, to review; nothing is saved. Every person of an institution may call this. */
cureLetter: Operation<{
/** Input. */
input?: unknown
/** The number of the loan. */
loanNumber?: string
/** Others. */
others?: Array<{
/** Input. */
input?: unknown
/** The number of the loan. */
loanNumber?: string
}>
/** The format of the file. */
format: "docx" | "pdf"
}, Blob, UsualRefusal | 'NOTHING_TO_REFUND' | 'RULE_REFUSED'>
/** The proof as PDF, with its hash. Every person of an institution may call this. */
downloadPdf: Operation<{
/** The id of the record. */
id: string
}, Blob, UsualRefusal | 'NOT_FOUND'>
/** One saved result with its proof. Every person of an institution may call this. */
find: Operation<{
/** The id of the record. */
id: string
}, {
/** The id of the record. */
id: string
/** Which loan test it is. */
calculator: string
/** The name. */
name: string
/** The number of the loan. */
loanNumber: string
/** What came of it. */
outcome: "within" | "outside" | "undetermined" | "answer"
/** Rules version. */
rulesVersion: string
/** Register version. */
registerVersion: string
/** The SHA-256 hash of the bytes, in hexadecimal digits. */
sha256: string
/** The person by whom it was created. */
createdBy: string
/** When it was created. */
createdAt: string
/** Input. */
input?: unknown
/** Form values. */
formValues: Record<string, string>
/** The answer. */
answer: LoanTestAnswer
/** Notes since. */
notesSince: Array<string>
}, UsualRefusal | 'NOT_FOUND'>
/** Saved results, newest first. Every person of an institution may call this. */
list: Operation<{
/** Which page; the first is 1. */
page?: number
/** The number of the loan. */
loanNumber?: string
}, {
/** The entries of this page. */
items: Array<LoanTestResult>
/** Which page; the first is 1. */
page: number
/** How many pages there are. */
pageCount: number
/** How many there are on all pages. */
totalCount: number
}, UsualRefusal>
/** Every saved result that the caller may see, by cursor, for programs that copy everything. Every person of an institution may call this. */
rows: Operation<{
/** The `nextCursor` of the answer before; absent for the first rows. */
cursor?: string
/** How many rows at most. */
limit?: number
}, {
/** The entries of this page. */
items: Array<LoanTestResult>
/** What to send as `cursor` for the rows after these; null at the end. */
nextCursor: string | null
}, UsualRefusal>
/** The same input under today's rules; nothing is saved. Every person of an institution may call this. */
runAgain: Operation<{
/** The id of the record. */
id: string
}, {
/** Rules version. */
rulesVersion: string
/** Register version. */
registerVersion: string
/** The answer. */
answer: LoanTestAnswer
}, UsualRefusal | 'NOT_FOUND' | 'RULE_REFUSED'>
/** Run a calculator and keep the result. Every person of an institution may call this. */
save: Operation<{
/** Which loan test it is. */
calculator: "apr" | "apr-tolerance" | "hmda-coverage" | "hoepa" | "hoepa-rate" | "hpml" | "points-and-fees" | "qm-points-fees" | "qm-status" | "rate-spread" | "adverse-action" | "business-days" | "escrow-analysis" | "fee-tolerance" | "servicing-dates" | "threshold" | "trid-backward" | "trid-forward" | "trid-post-closing"
/** The name. */
name: string
/** The number of the loan. */
loanNumber?: string
/** Input. */
input?: unknown
/** Form values. */
formValues?: Record<string, string>
}, LoanTestResult, UsualRefusal | 'RULE_REFUSED'>
  }
/** Calculations on one loan; nothing is stored. */
  loanTests: {
/** When a notice of action taken is due. Everyone of the institution may call this. */
'adverse-action': Operation<{
/** What kind of thing it is. */
kind: "complete_application" | "incomplete_application" | "adverse_action_incomplete" | "adverse_action_existing_account" | "counteroffer" | "reasons_request"
/** The day. */
date: string
/** Expressly withdrawn. */
expresslyWithdrawn?: boolean
/** Accepted. */
accepted?: boolean
/** Combined notice. */
combinedNotice?: boolean
/** Requested. */
requested?: string
}, {
/** Which loan test it is. */
calculator: string
/** What came out. */
result: {
/** Notice required. */
noticeRequired: boolean | null
/** Due by. */
dueBy: string | null
/** The paragraph of law, such as `12 CFR 1026.19(e)`. */
citation: string
}
/** The steps, in their order. */
steps: Array<CalculationStep>
/** Notes for the team. */
notes: Array<string>
/** The day up to which the figures are complete. */
dataAsOf: Record<string, string>
}, UsualRefusal | 'BAD_LOAN_TERM' | 'CUSHION_ABOVE_LIMIT' | 'INVALID_DATE' | 'INVALID_DATE_ORDER' | 'INVALID_VALUE' | 'MISSING_FIELD' | 'NOT_LOADED' | 'PAYMENTS_DO_NOT_REPAY' | 'UNIT_PERIOD_UNDETERMINED' | 'UNKNOWN_THRESHOLD'>
/** The annual percentage rate by the actuarial method, with its tolerance. Everyone of the institution may call this. */
apr: Operation<{
/** Advances. */
advances: Array<{
/** The day. */
date: string
/** The amount in dollars. */
amount: string
}>
/** Payments. */
payments: Array<{
/** The day. */
date: string
/** The amount in dollars. */
amount: string
} | {
/** The amount in dollars. */
amount: string
/** First date. */
firstDate: string
/** Count. */
count: number
/** What the value is measured in. */
unit: "day" | "week" | "semimonth" | "month" | "year"
/** Every. */
every?: number
/** How many days. */
days?: Array<number>
/** End of month. */
endOfMonth?: boolean
/** Day of month. */
dayOfMonth?: number
}>
/** Earning date. */
earningDate?: string
/** Unit period. */
unitPeriod?: {
/** What the value is measured in. */
unit: "day" | "week" | "semimonth" | "month" | "year"
/** Every. */
every: number
}
/** Disclosed APR. */
disclosedApr?: number | string
}, {
/** Which loan test it is. */
calculator: string
/** What came out. */
result: {
/** The annual percentage rate, in percent. */
apr: string
/** APR exact. */
aprExact: string
/** Unit period. */
unitPeriod: {
/** What the value is measured in. */
unit: "day" | "week" | "semimonth" | "month" | "year"
/** Every. */
every: number
/** Per year. */
perYear: string
}
/** First period. */
firstPeriod: {
/** Full. */
full: number
/** Fraction. */
fraction: string
}
/** Irregular. */
irregular: boolean
/** Irregular reasons. */
irregularReasons: Array<"multiple_advances" | "irregular_periods" | "irregular_amounts">
/** Tolerance. */
tolerance: string
/** Amount financed. */
amountFinanced: string
/** Total of payments. */
totalOfPayments: string
/** Finance charge. */
financeCharge: string
/** Verdict. */
verdict: {
/** Disclosed APR. */
disclosedApr: string
/** Accurate. */
accurate: boolean
/** Direction. */
direction: "exact" | "overstated" | "understated"
} | null
}
/** The steps, in their order. */
steps: Array<CalculationStep>
/** Notes for the team. */
notes: Array<string>
/** The day up to which the figures are complete. */
dataAsOf: Record<string, string>
}, UsualRefusal | 'BAD_LOAN_TERM' | 'CUSHION_ABOVE_LIMIT' | 'INVALID_DATE' | 'INVALID_DATE_ORDER' | 'INVALID_VALUE' | 'MISSING_FIELD' | 'NOT_LOADED' | 'PAYMENTS_DO_NOT_REPAY' | 'UNIT_PERIOD_UNDETERMINED' | 'UNKNOWN_THRESHOLD'>
/** Whether a disclosed annual percentage rate is close enough to the actual one. Everyone of the institution may call this. */
'apr-tolerance': Operation<{
/** Disclosed APR. */
disclosedApr: number | string
/** Actual APR. */
actualApr: number | string
/** Irregular. */
irregular: boolean
/** Mortgage. */
mortgage?: {
/** Disclosed finance charge. */
disclosedFinanceCharge: string
/** Actual finance charge. */
actualFinanceCharge: string
/** APR from disclosed finance charge. */
aprFromDisclosedFinanceCharge: number | string
}
}, {
/** Which loan test it is. */
calculator: string
/** What came out. */
result: {
/** Accurate. */
accurate: boolean
/** Accurate under. */
accurateUnder: Array<"22(a)(2)" | "22(a)(3)" | "22(a)(4)" | "22(a)(5)(i)" | "22(a)(5)(ii)">
/** Finance charge accurate. */
financeChargeAccurate: boolean | null
}
/** The steps, in their order. */
steps: Array<CalculationStep>
/** Notes for the team. */
notes: Array<string>
/** The day up to which the figures are complete. */
dataAsOf: Record<string, string>
}, UsualRefusal | 'BAD_LOAN_TERM' | 'CUSHION_ABOVE_LIMIT' | 'INVALID_DATE' | 'INVALID_DATE_ORDER' | 'INVALID_VALUE' | 'MISSING_FIELD' | 'NOT_LOADED' | 'PAYMENTS_DO_NOT_REPAY' | 'UNIT_PERIOD_UNDETERMINED' | 'UNKNOWN_THRESHOLD'>
/** Count business days forward or backward. Everyone of the institution may call this. */
'business-days': Operation<{
/** Definition. */
definition: "specific" | "general"
/** The first day that is asked for. */
from: string
/** How many days. */
days: number
/** Calendar. */
calendar?: CreditorCalendar
/** Juneteenth. */
juneteenth?: boolean
}, {
/** Which loan test it is. */
calculator: string
/** What came out. */
result: {
/** The day. */
date: string
/** Weekday. */
weekday: string
/** Skipped. */
skipped: Array<SkippedDay>
}
/** The steps, in their order. */
steps: Array<CalculationStep>
/** Notes for the team. */
notes: Array<string>
/** The day up to which the figures are complete. */
dataAsOf: Record<string, string>
}, UsualRefusal | 'BAD_LOAN_TERM' | 'CUSHION_ABOVE_LIMIT' | 'INVALID_DATE' | 'INVALID_DATE_ORDER' | 'INVALID_VALUE' | 'MISSING_FIELD' | 'NOT_LOADED' | 'PAYMENTS_DO_NOT_REPAY' | 'UNIT_PERIOD_UNDETERMINED' | 'UNKNOWN_THRESHOLD'>
/** The aggregate escrow analysis of twelve months. Everyone of the institution may call this. */
'escrow-analysis': Operation<{
/** First payment month. */
firstPaymentMonth: string
/** Disbursements. */
disbursements: Array<{
/** Month. */
month: string
/** The amount in dollars. */
amount: string
/** Item. */
item: string
}>
/** Cushion months. */
cushionMonths?: number
/** Current balance. */
currentBalance?: string
/** Borrower current. */
borrowerCurrent?: boolean
/** Analysis date. */
analysisDate?: string
}, {
/** Which loan test it is. */
calculator: string
/** What came out. */
result: {
/** Annual disbursements. */
annualDisbursements: string
/** Monthly payment. */
monthlyPayment: string
/** Cushion. */
cushion: string
/** Lowest trial balance. */
lowestTrialBalance: string
/** Starting target balance. */
startingTargetBalance: string
/** Lowest target balance. */
lowestTargetBalance: string
/** The rows. */
rows: Array<{
/** Month. */
month: string
/** Payment. */
payment: string
/** Disbursement. */
disbursement: string
/** Trial balance. */
trialBalance: string
/** Target balance. */
targetBalance: string
}>
/** Its place in the order. */
position: {
/** Surplus. */
surplus: string | null
/** What was done, as the audit log names it. */
action: "refund_within_30_days" | "refund_or_credit" | "may_retain" | null
/** Refund due by. */
refundDueBy: string | null
/** Shortage. */
shortage: string | null
/** Shortage options. */
shortageOptions: Array<"do_nothing" | "repay_within_30_days" | "repay_over_12_months_or_more"> | null
/** Deficiency. */
deficiency: string | null
/** Deficiency options. */
deficiencyOptions: Array<"do_nothing" | "repay_within_30_days" | "repay_in_2_or_more_payments"> | null
} | null
}
/** The steps, in their order. */
steps: Array<CalculationStep>
/** Notes for the team. */
notes: Array<string>
/** The day up to which the figures are complete. */
dataAsOf: Record<string, string>
}, UsualRefusal | 'BAD_LOAN_TERM' | 'CUSHION_ABOVE_LIMIT' | 'INVALID_DATE' | 'INVALID_DATE_ORDER' | 'INVALID_VALUE' | 'MISSING_FIELD' | 'NOT_LOADED' | 'PAYMENTS_DO_NOT_REPAY' | 'UNIT_PERIOD_UNDETERMINED' | 'UNKNOWN_THRESHOLD'>
/** Whether the charges stayed within tolerance, and what cures the rest. Everyone of the institution may call this. */
'fee-tolerance': Operation<{
/** Consummation. */
consummation?: string
/** Calendar. */
calendar?: CreditorCalendar
/** Closing disclosure sent. */
closingDisclosureSent?: string
/** Fees. */
fees: Array<{
/** The id of the record. */
id: string
/** What kind of thing it is. */
kind: "creditor_fee" | "broker_fee" | "affiliate_fee" | "transfer_tax" | "recording_fee" | "third_party" | "prepaid_interest" | "property_insurance" | "escrow" | "property_tax" | "not_required_service" | "lender_credit"
/** Estimated. */
estimated: string
/** Actual. */
actual: string
/** Shopping allowed. */
shoppingAllowed?: boolean
/** List provided. */
listProvided?: boolean
/** Provider chosen. */
providerChosen?: "from_list" | "off_list" | "none"
/** Affiliate. */
affiliate?: boolean
/** Performed. */
performed?: boolean
/** Best information. */
bestInformation?: boolean
/** Bona fide. */
bonaFide?: boolean
/** Revisions. */
revisions?: Array<{
/** The amount in dollars. */
amount: string
/** Why, in words for people. */
reason: string
/** Information received. */
informationReceived: string
/** Disclosed. */
disclosed: string
/** Via. */
via?: "loan_estimate" | "closing_disclosure"
/** Attributable. */
attributable?: boolean
}>
}>
}, {
/** Which loan test it is. */
calculator: string
/** What came out. */
result: {
/** Fees. */
fees: Array<{
/** The id of the record. */
id: string
/** Bucket. */
bucket: "zero" | "ten_percent" | "unlimited" | "lender_credit"
/** The paragraph of law, such as `12 CFR 1026.19(e)`. */
citation: string
/** Baseline. */
baseline: string
/** Actual. */
actual: string
/** Excess. */
excess: string
/** Revisions. */
revisions?: Array<{
/** Accepted. */
accepted: boolean
/** Why, in words for people. */
reason: "no_valid_reason" | "not_attributable" | "late" | "loan_estimate_after_closing_disclosure" | "aggregate_not_over_ten_percent" | null
}>
}>
/** Zero. */
zero: {
/** Excess. */
excess: string
}
/** Ten percent. */
tenPercent: FeeTolerance
/** Lender credits. */
lenderCredits: LenderCredits
/** Cure. */
cure: string
/** Refund due by. */
refundDueBy: string | null
}
/** The steps, in their order. */
steps: Array<CalculationStep>
/** Notes for the team. */
notes: Array<string>
/** The day up to which the figures are complete. */
dataAsOf: Record<string, string>
}, UsualRefusal | 'BAD_LOAN_TERM' | 'CUSHION_ABOVE_LIMIT' | 'INVALID_DATE' | 'INVALID_DATE_ORDER' | 'INVALID_VALUE' | 'MISSING_FIELD' | 'NOT_LOADED' | 'PAYMENTS_DO_NOT_REPAY' | 'UNIT_PERIOD_UNDETERMINED' | 'UNKNOWN_THRESHOLD'>
/** Whether an institution reports HMDA data for a year, which data, and when. Everyone of the institution may call this. */
'hmda-coverage': Operation<{
/** The year. */
year: number
/** Institution type. */
institutionType: "depository" | "nondepository"
/** Assets prior dec31. */
assetsPriorDec31?: string
/** Office in msa. */
officeInMsa: boolean
/** Home purchase loan prior year. */
homePurchaseLoanPriorYear?: boolean
/** Federally related. */
federallyRelated?: boolean
/** For profit mortgage lender. */
forProfitMortgageLender?: boolean
/** State exempt. */
stateExempt?: boolean
/** Closed end. */
closedEnd: Record<string, number>
/** Open end. */
openEnd: Record<string, number>
/** Insured depository. */
insuredDepository?: boolean
/** Insured credit union. */
insuredCreditUnion?: boolean
/** CRA ratings. */
craRatings?: Array<"outstanding" | "satisfactory" | "needs_to_improve" | "substantial_noncompliance">
/** Reported prior year. */
reportedPriorYear?: number
}, {
/** Which loan test it is. */
calculator: string
/** What came out. */
result: {
/** Financial institution. */
financialInstitution: boolean | null
/** Tests. */
tests: Record<string, boolean | null>
/** Failed. */
failed: Array<"assets" | "federallyRelated" | "forProfitMortgageLender" | "homePurchaseLoan" | "loanVolume" | "officeInMsa">
/** Thresholds. */
thresholds: {
/** Closed end. */
closedEnd: string
/** Open end. */
openEnd: string
}
/** Closed end. */
closedEnd: "report" | "excluded" | "not_covered" | null
/** Open end. */
openEnd: "report" | "excluded" | "not_covered" | null
/** Partial exemption. */
partialExemption: {
/** Closed end. */
closedEnd: boolean | null
/** Open end. */
openEnd: boolean | null
/** Lost to CRA rating. */
lostToCraRating: boolean
}
/** Annual due by. */
annualDueBy: string | null
/** Quarterly. */
quarterly: boolean | null
/** Quarterly due by. */
quarterlyDueBy: Array<string>
}
/** The steps, in their order. */
steps: Array<CalculationStep>
/** Notes for the team. */
notes: Array<string>
/** The day up to which the figures are complete. */
dataAsOf: Record<string, string>
}, UsualRefusal | 'BAD_LOAN_TERM' | 'CUSHION_ABOVE_LIMIT' | 'INVALID_DATE' | 'INVALID_DATE_ORDER' | 'INVALID_VALUE' | 'MISSING_FIELD' | 'NOT_LOADED' | 'PAYMENTS_DO_NOT_REPAY' | 'UNIT_PERIOD_UNDETERMINED' | 'UNKNOWN_THRESHOLD'>
/** Whether a loan is a high-cost mortgage. Everyone of the institution may call this. */
hoepa: Operation<{
/** Consummation. */
consummation: string
/** Credit type. */
creditType?: "closed_end" | "open_end"
/** Principal dwelling. */
principalDwelling?: boolean
/** Exemption. */
exemption?: "reverse_mortgage" | "initial_construction" | "housing_finance_agency" | "usda_502_direct"
/** Lien. */
lien?: "first" | "subordinate"
/** Personal property. */
personalProperty?: boolean
/** Loan amount. */
loanAmount: string
/** Total loan amount. */
totalLoanAmount?: string
/** The annual percentage rate, in percent. */
apr?: number | string
/** The average prime offer rate, in percent. */
apor?: number | string
/** Points and fees. */
pointsAndFees?: string
/** Prepayment penalty. */
prepaymentPenalty?: {
/** None. */
none: true
} | {
/** Last month. */
lastMonth: number
/** Maximum percent. */
maximumPercent: number | string
}
}, {
/** Which loan test it is. */
calculator: string
/** What came out. */
result: {
/** High cost. */
highCost: boolean | null
/** Exemption. */
exemption: "reverse_mortgage" | "initial_construction" | "housing_finance_agency" | "usda_502_direct" | "not_principal_dwelling" | null
/** Triggers. */
triggers: {
/** The annual percentage rate, in percent. */
apr: {
/** Hit. */
hit: boolean | null
/** Spread. */
spread: string | null
/** Threshold. */
threshold: string | null
}
/** Points and fees. */
pointsAndFees: {
/** Hit. */
hit: boolean | null
/** How many rows at most. */
limit: string | null
}
/** Prepayment penalty. */
prepaymentPenalty: {
/** Hit. */
hit: boolean | null
}
}
}
/** The steps, in their order. */
steps: Array<CalculationStep>
/** Notes for the team. */
notes: Array<string>
/** The day up to which the figures are complete. */
dataAsOf: Record<string, string>
}, UsualRefusal | 'BAD_LOAN_TERM' | 'CUSHION_ABOVE_LIMIT' | 'INVALID_DATE' | 'INVALID_DATE_ORDER' | 'INVALID_VALUE' | 'MISSING_FIELD' | 'NOT_LOADED' | 'PAYMENTS_DO_NOT_REPAY' | 'UNIT_PERIOD_UNDETERMINED' | 'UNKNOWN_THRESHOLD'>
/** The rate from which the APR of the high-cost test is computed. Everyone of the institution may call this. */
'hoepa-rate': Operation<{
/** Rate type. */
rateType: "fixed" | "index" | "other"
/** Rate. */
rate?: number | string
/** Index value. */
indexValue?: number | string
/** Maximum margin. */
maximumMargin?: number | string
/** Initial rate. */
initialRate?: number | string
/** Rates. */
rates?: Array<number | string>
}, {
/** Which loan test it is. */
calculator: string
/** What came out. */
result: {
/** Rate. */
rate: string
/** The paragraph of law, such as `12 CFR 1026.19(e)`. */
citation: "32(a)(3)(i)" | "32(a)(3)(ii)" | "32(a)(3)(iii)"
}
/** The steps, in their order. */
steps: Array<CalculationStep>
/** Notes for the team. */
notes: Array<string>
/** The day up to which the figures are complete. */
dataAsOf: Record<string, string>
}, UsualRefusal | 'BAD_LOAN_TERM' | 'CUSHION_ABOVE_LIMIT' | 'INVALID_DATE' | 'INVALID_DATE_ORDER' | 'INVALID_VALUE' | 'MISSING_FIELD' | 'NOT_LOADED' | 'PAYMENTS_DO_NOT_REPAY' | 'UNIT_PERIOD_UNDETERMINED' | 'UNKNOWN_THRESHOLD'>
/** Whether a loan is higher-priced, with its escrow account and appraisals. Everyone of the institution may call this. */
hpml: Operation<{
/** Consummation. */
consummation: string
/** Rate set date. */
rateSetDate?: string
/** Application received. */
applicationReceived?: string
/** Loan amount. */
loanAmount: string
/** Conforming limit. */
conformingLimit?: string
/** Lien. */
lien: "first" | "subordinate"
/** The annual percentage rate, in percent. */
apr: number | string
/** The average prime offer rate, in percent. */
apor: number | string
/** Closed end. */
closedEnd?: boolean
/** Principal dwelling. */
principalDwelling?: boolean
/** Qualified mortgage. */
qualifiedMortgage?: boolean
/** Escrow exemption. */
escrowExemption?: "cooperative_shares" | "initial_construction" | "bridge_12_months" | "reverse_mortgage" | "pace"
/** Appraisal exemption. */
appraisalExemption?: string
/** Creditor. */
creditor?: {
/** Maintains escrow. */
maintainsEscrow?: boolean
/** Insured. */
insured?: boolean
/** Forward commitment to non exempt. */
forwardCommitmentToNonExempt?: boolean
/** Rural or underserved loan. */
ruralOrUnderservedLoan?: Record<string, boolean>
/** First lien sold. */
firstLienSold?: Record<string, number>
/** Assets with affiliates. */
assetsWithAffiliates?: Record<string, string>
/** Assets. */
assets?: Record<string, string>
/** First lien principal dwelling loans. */
firstLienPrincipalDwellingLoans?: Record<string, number>
}
/** Purchase. */
purchase?: {
/** Seller acquired. */
sellerAcquired?: string
/** Agreement date. */
agreementDate: string
/** Seller price. */
sellerPrice?: string
/** Price. */
price: string
/** Second appraisal exemption. */
secondAppraisalExemption?: boolean | string
}
}, {
/** Which loan test it is. */
calculator: string
/** What came out. */
result: {
/** Spread. */
spread: string
/** Threshold. */
threshold: string
/** Hpml. */
hpml: boolean
/** Escrow. */
escrow: {
/** Required. */
required: boolean
/** Why, in words for people. */
reason: "not_hpml" | "not_first_lien" | "cooperative_shares" | "initial_construction" | "bridge_12_months" | "reverse_mortgage" | "pace" | "small_creditor" | "insured_institution" | "forward_commitment" | "exemption_not_met" | "no_exemption_shown"
}
/** Appraisal. */
appraisal: {
/** Required. */
required: boolean
/** Why, in words for people. */
reason: string | null
/** Second appraisal. */
secondAppraisal: boolean | null
/** Days since seller acquired. */
daysSinceSellerAcquired: number | null
}
}
/** The steps, in their order. */
steps: Array<CalculationStep>
/** Notes for the team. */
notes: Array<string>
/** The day up to which the figures are complete. */
dataAsOf: Record<string, string>
}, UsualRefusal | 'BAD_LOAN_TERM' | 'CUSHION_ABOVE_LIMIT' | 'INVALID_DATE' | 'INVALID_DATE_ORDER' | 'INVALID_VALUE' | 'MISSING_FIELD' | 'NOT_LOADED' | 'PAYMENTS_DO_NOT_REPAY' | 'UNIT_PERIOD_UNDETERMINED' | 'UNKNOWN_THRESHOLD'>
/** Which charges are points and fees, and the total loan amount. Everyone of the institution may call this. */
'points-and-fees': Operation<{
/** Amount financed. */
amountFinanced?: string
/** The entries of this page. */
items: Array<{
/** The id of the record. */
id: string
/** The amount in dollars. */
amount: string
/** What type it is. */
type: "finance_charge"
/** Interest. */
interest?: boolean
} | {
/** The id of the record. */
id: string
/** The amount in dollars. */
amount: string
/** What type it is. */
type: "government_mortgage_insurance" | "seller_points" | "creditor_paid"
} | {
/** The id of the record. */
id: string
/** The amount in dollars. */
amount: string
/** What type it is. */
type: "prepayment_penalty_maximum"
} | {
/** The id of the record. */
id: string
/** The amount in dollars. */
amount: string
/** What type it is. */
type: "third_party_charge"
/** Bona fide. */
bonaFide?: boolean
/** Retained by creditor or affiliate. */
retainedByCreditorOrAffiliate?: boolean
} | {
/** The id of the record. */
id: string
/** The amount in dollars. */
amount: string
/** What type it is. */
type: "private_mortgage_insurance"
/** Payable after consummation. */
payableAfterConsummation?: boolean
/** Refundable pro rata. */
refundableProRata?: boolean
/** Automatic refund. */
automaticRefund?: boolean
/** Fha upfront amount. */
fhaUpfrontAmount?: string
} | {
/** The id of the record. */
id: string
/** The amount in dollars. */
amount: string
/** What type it is. */
type: "discount_points"
/** Points. */
points: number | string
/** Rate without discount. */
rateWithoutDiscount: number | string
/** The average prime offer rate, in percent. */
apor: number | string
/** Bona fide. */
bonaFide?: boolean
} | {
/** The id of the record. */
id: string
/** The amount in dollars. */
amount: string
/** What type it is. */
type: "loan_originator_compensation"
/** Paid by. */
paidBy: "consumer" | "creditor" | "broker" | "retailer"
/** Paid to. */
paidTo: "broker" | "broker_employee" | "creditor_employee" | "retailer" | "retailer_employee"
/** Already counted. */
alreadyCounted?: boolean
} | {
/** The id of the record. */
id: string
/** The amount in dollars. */
amount: string
/** What type it is. */
type: "real_estate_4c7"
/** Reasonable. */
reasonable?: boolean
/** Creditor compensated. */
creditorCompensated?: boolean
/** Paid to affiliate. */
paidToAffiliate?: boolean
/** Held for taxes. */
heldForTaxes?: boolean
/** Financed. */
financed?: boolean
} | {
/** The id of the record. */
id: string
/** The amount in dollars. */
amount: string
/** What type it is. */
type: "credit_insurance"
/** Creditor beneficiary. */
creditorBeneficiary?: boolean
/** Payable after consummation. */
payableAfterConsummation?: boolean
/** Financed. */
financed?: boolean
} | {
/** The id of the record. */
id: string
/** The amount in dollars. */
amount: string
/** What type it is. */
type: "prepayment_penalty_incurred"
/** Financed. */
financed?: boolean
}>
}, {
/** Which loan test it is. */
calculator: string
/** What came out. */
result: {
/** How many in all. */
total: string
/** Included. */
included: Array<IncludedCharge>
/** Excluded. */
excluded: Array<IncludedCharge>
/** Total loan amount. */
totalLoanAmount: string | null
}
/** The steps, in their order. */
steps: Array<CalculationStep>
/** Notes for the team. */
notes: Array<string>
/** The day up to which the figures are complete. */
dataAsOf: Record<string, string>
}, UsualRefusal | 'BAD_LOAN_TERM' | 'CUSHION_ABOVE_LIMIT' | 'INVALID_DATE' | 'INVALID_DATE_ORDER' | 'INVALID_VALUE' | 'MISSING_FIELD' | 'NOT_LOADED' | 'PAYMENTS_DO_NOT_REPAY' | 'UNIT_PERIOD_UNDETERMINED' | 'UNKNOWN_THRESHOLD'>
/** The most that a qualified mortgage may have in points and fees. Everyone of the institution may call this. */
'qm-points-fees': Operation<{
/** Consummation. */
consummation: string
/** Loan amount. */
loanAmount: string
/** Total loan amount. */
totalLoanAmount?: string
/** Points and fees. */
pointsAndFees?: string
}, {
/** Which loan test it is. */
calculator: string
/** What came out. */
result: {
/** Tier. */
tier: "A" | "B" | "C" | "D" | "E"
/** How many rows at most. */
limit: string
/** Pass. */
pass: boolean | null
/** Excess. */
excess: string | null
/** Verdict. */
verdict: "pass" | "fail" | null
/** Tiers. */
tiers: Array<{
/** Tier. */
tier: "A" | "B" | "C" | "D" | "E"
/** The first day that is asked for. */
from: string
/** Percent. */
percent: string | null
/** Flat. */
flat: string | null
}>
}
/** The steps, in their order. */
steps: Array<CalculationStep>
/** Notes for the team. */
notes: Array<string>
/** The day up to which the figures are complete. */
dataAsOf: Record<string, string>
}, UsualRefusal | 'BAD_LOAN_TERM' | 'CUSHION_ABOVE_LIMIT' | 'INVALID_DATE' | 'INVALID_DATE_ORDER' | 'INVALID_VALUE' | 'MISSING_FIELD' | 'NOT_LOADED' | 'PAYMENTS_DO_NOT_REPAY' | 'UNIT_PERIOD_UNDETERMINED' | 'UNKNOWN_THRESHOLD'>
/** Safe harbor, rebuttable presumption, or not a qualified mortgage. Everyone of the institution may call this. */
'qm-status': Operation<{
/** Consummation. */
consummation: string
/** Loan amount. */
loanAmount: string
/** Lien. */
lien: "first" | "subordinate"
/** Manufactured home. */
manufacturedHome?: boolean
/** QM type. */
qmType?: "general" | "small_creditor" | "balloon" | "agency"
/** The annual percentage rate, in percent. */
apr: number | string
/** The average prime offer rate, in percent. */
apor: number | string
/** Points and fees pass. */
pointsAndFeesPass?: boolean
/** Product features pass. */
productFeaturesPass?: boolean
}, {
/** Which loan test it is. */
calculator: string
/** What came out. */
result: {
/** Spread. */
spread: string
/** Higher priced threshold. */
higherPricedThreshold: string
/** Higher priced. */
higherPriced: boolean
/** Price category. */
priceCategory: "A" | "B" | "C" | "D" | "E" | "F" | null
/** Price threshold. */
priceThreshold: string | null
/** Price pass. */
pricePass: boolean | null
/** Price bands. */
priceBands: Array<{
/** The first day that is asked for. */
from: string
/** Threshold. */
threshold: string
}> | null
/** Failed. */
failed: Array<"price" | "points_and_fees" | "product_features">
/** Not tested. */
notTested: Array<"price" | "points_and_fees" | "product_features">
/** What state it is in. */
status: "safe_harbor" | "rebuttable_presumption" | "not_qm" | "not_determined"
}
/** The steps, in their order. */
steps: Array<CalculationStep>
/** Notes for the team. */
notes: Array<string>
/** The day up to which the figures are complete. */
dataAsOf: Record<string, string>
}, UsualRefusal | 'BAD_LOAN_TERM' | 'CUSHION_ABOVE_LIMIT' | 'INVALID_DATE' | 'INVALID_DATE_ORDER' | 'INVALID_VALUE' | 'MISSING_FIELD' | 'NOT_LOADED' | 'PAYMENTS_DO_NOT_REPAY' | 'UNIT_PERIOD_UNDETERMINED' | 'UNKNOWN_THRESHOLD'>
/** The APR less the average prime offer rate of a comparable transaction. Everyone of the institution may call this. */
'rate-spread': Operation<{
/** Action taken. */
actionTaken: number
/** Amortization. */
amortization: "fixed" | "variable"
/** Term years. */
termYears?: number
/** Term months. */
termMonths?: number
/** Term days. */
termDays?: number
/** Indefinite term. */
indefiniteTerm?: boolean
/** The annual percentage rate, in percent. */
apr: number | string
/** Rate set date. */
rateSetDate: string
/** Reverse mortgage. */
reverseMortgage?: boolean
/** Assumption. */
assumption?: boolean
/** Purchased. */
purchased?: boolean
/** Subject to regulation z. */
subjectToRegulationZ?: boolean
/** Partially exempt. */
partiallyExempt?: boolean
/** APOR table. */
aporTable?: {
/** Fixed. */
fixed?: Array<{
/** The day. */
date: string
/** The values. */
values: Array<number | string>
}>
/** Variable. */
variable?: Array<{
/** The day. */
date: string
/** The values. */
values: Array<number | string>
}>
}
}, {
/** Which loan test it is. */
calculator: string
/** What came out. */
result: {
/** Rate spread. */
rateSpread: string
/** The average prime offer rate, in percent. */
apor: string | null
/** Week. */
week: string | null
/** Term. */
term: number | null
/** Table. */
table: "fixed" | "variable"
/** Why, in words for people. */
reason: "partially_exempt" | "reverse_mortgage" | "assumption" | "purchased" | "not_regulation_z" | "action_taken" | null
}
/** The steps, in their order. */
steps: Array<CalculationStep>
/** Notes for the team. */
notes: Array<string>
/** The day up to which the figures are complete. */
dataAsOf: Record<string, string>
}, UsualRefusal | 'BAD_LOAN_TERM' | 'CUSHION_ABOVE_LIMIT' | 'INVALID_DATE' | 'INVALID_DATE_ORDER' | 'INVALID_VALUE' | 'MISSING_FIELD' | 'NOT_LOADED' | 'PAYMENTS_DO_NOT_REPAY' | 'UNIT_PERIOD_UNDETERMINED' | 'UNKNOWN_THRESHOLD'>
/** Notices of a servicing transfer, a delinquency or a loss mitigation application. Everyone of the institution may call this. */
'servicing-dates': Operation<{
/** What kind of thing it is. */
kind: "transfer"
/** Effective date. */
effectiveDate: string
/** Extended time. */
extendedTime?: boolean
} | {
/** What kind of thing it is. */
kind: "delinquency"
/** Unpaid since. */
unpaidSince: string
/** Paid in full. */
paidInFull?: string
/** Prior written notice. */
priorWrittenNotice?: string
/** The day for which it is computed. */
asOf?: string
} | {
/** What kind of thing it is. */
kind: "loss_mitigation"
/** Received. */
received: string
/** Complete received. */
completeReceived?: string
/** Foreclosure sale. */
foreclosureSale?: string
}, {
/** Which loan test it is. */
calculator: string
/** What came out. */
result: {
/** Transferor notice by. */
transferorNoticeBy: string
/** Transferee notice by. */
transfereeNoticeBy: string
/** Combined notice by. */
combinedNoticeBy: string
/** Short year statement by. */
shortYearStatementBy: string
/** Initial escrow statement by. */
initialEscrowStatementBy: string
/** Payments to old servicer not late through. */
paymentsToOldServicerNotLateThrough: string
} | {
/** Live contact by. */
liveContactBy: string | null
/** Written notice by. */
writtenNoticeBy: string | null
/** Foreclosure referral not before. */
foreclosureReferralNotBefore: string | null
/** Days delinquent. */
daysDelinquent: number | null
} | {
/** Acknowledge by. */
acknowledgeBy: string | null
/** Evaluate by. */
evaluateBy: string | null
/** Complete notice by. */
completeNoticeBy: string | null
/** Foreclosure protection. */
foreclosureProtection: boolean | null
/** Minimum response days. */
minimumResponseDays: number | null
/** Appeal available. */
appealAvailable: boolean | null
}
/** The steps, in their order. */
steps: Array<CalculationStep>
/** Notes for the team. */
notes: Array<string>
/** The day up to which the figures are complete. */
dataAsOf: Record<string, string>
}, UsualRefusal | 'BAD_LOAN_TERM' | 'CUSHION_ABOVE_LIMIT' | 'INVALID_DATE' | 'INVALID_DATE_ORDER' | 'INVALID_VALUE' | 'MISSING_FIELD' | 'NOT_LOADED' | 'PAYMENTS_DO_NOT_REPAY' | 'UNIT_PERIOD_UNDETERMINED' | 'UNKNOWN_THRESHOLD'>
/** One figure of the threshold register on one day. Everyone of the institution may call this. */
threshold: Operation<{
/** What programs know it by. */
key: string
/** The day. */
date: string
}, {
/** Which loan test it is. */
calculator: string
/** What came out. */
result: {
/** What programs know it by. */
key: string
/** The value. */
value: string
/** What the value is measured in. */
unit: string
/** The first day that is asked for. */
from: string
/** The last day that is asked for. */
to: string | null
/** The paragraph of law, such as `12 CFR 1026.19(e)`. */
citation: string
/** What state it is in. */
status: "V" | "V2" | "S" | "N" | "CONFLICT"
/** The person by whom it was picked. */
pickedBy: string
/** Federal register. */
federalRegister: string | null
}
/** The steps, in their order. */
steps: Array<CalculationStep>
/** Notes for the team. */
notes: Array<string>
/** The day up to which the figures are complete. */
dataAsOf: Record<string, string>
}, UsualRefusal | 'BAD_LOAN_TERM' | 'CUSHION_ABOVE_LIMIT' | 'INVALID_DATE' | 'INVALID_DATE_ORDER' | 'INVALID_VALUE' | 'MISSING_FIELD' | 'NOT_LOADED' | 'PAYMENTS_DO_NOT_REPAY' | 'UNIT_PERIOD_UNDETERMINED' | 'UNKNOWN_THRESHOLD'>
/** The last days on which disclosures can go out for a wanted closing date. Everyone of the institution may call this. */
'trid-backward': Operation<{
/** Consummation. */
consummation: string
/** Juneteenth. */
juneteenth?: boolean
/** Timeshare. */
timeshare?: boolean
}, {
/** Which loan test it is. */
calculator: string
/** What came out. */
result: {
/** Closing disclosure. */
closingDisclosure: {
/** Latest receipt. */
latestReceipt: string
/** Latest sent. */
latestSent: {
/** In person. */
in_person: string
/** Mail. */
mail: string
}
}
/** Revised loan estimate. */
revisedLoanEstimate: {
/** Latest receipt. */
latestReceipt: string
/** Latest sent. */
latestSent: {
/** In person. */
in_person: string
/** Mail. */
mail: string
}
}
/** Loan estimate. */
loanEstimate: {
/** Latest sent. */
latestSent: string | null
}
}
/** The steps, in their order. */
steps: Array<CalculationStep>
/** Notes for the team. */
notes: Array<string>
/** The day up to which the figures are complete. */
dataAsOf: Record<string, string>
}, UsualRefusal | 'BAD_LOAN_TERM' | 'CUSHION_ABOVE_LIMIT' | 'INVALID_DATE' | 'INVALID_DATE_ORDER' | 'INVALID_VALUE' | 'MISSING_FIELD' | 'NOT_LOADED' | 'PAYMENTS_DO_NOT_REPAY' | 'UNIT_PERIOD_UNDETERMINED' | 'UNKNOWN_THRESHOLD'>
/** The TRID clock: from the dates known so far to the earliest closing. Everyone of the institution may call this. */
'trid-forward': Operation<{
/** Application received. */
applicationReceived?: string
/** Calendar. */
calendar?: CreditorCalendar
/** Juneteenth. */
juneteenth?: boolean
/** Timeshare. */
timeshare?: boolean
/** Loan estimate. */
loanEstimate?: Disclosure
/** Intent to proceed. */
intentToProceed?: string
/** Expiration business days. */
expirationBusinessDays?: number
/** Revision events. */
revisionEvents?: Array<{
/** The id of the record. */
id: string
/** What type it is. */
type: "changed_circumstance" | "eligibility" | "consumer_request" | "rate_lock" | "expiration" | "construction_delay"
/** Information received. */
informationReceived: string
}>
/** Revised loan estimates. */
revisedLoanEstimates?: Array<Disclosure>
/** Closing disclosure. */
closingDisclosure?: Disclosure
/** Changes. */
changes?: Array<{
/** What kind of thing it is. */
kind: "apr" | "product" | "prepayment_penalty_added" | "prepayment_penalty_removed" | "other"
/** Disclosed APR. */
disclosedApr?: number | string
/** New APR. */
newApr?: number | string
/** Irregular. */
irregular?: boolean
}>
/** Corrected closing disclosures. */
correctedClosingDisclosures?: Array<{
/** Sent. */
sent: string
/** Method. */
method: "in_person" | "mail" | "email" | "courier" | "other"
/** Evidence of receipt. */
evidenceOfReceipt?: string
/** Esign consent. */
esignConsent?: boolean
/** Reasons. */
reasons: Array<"apr" | "product" | "prepayment_penalty_added" | "other">
/** Wait waived. */
waitWaived?: boolean
}>
/** Waivers. */
waivers?: {
/** Loan estimate wait. */
loanEstimateWait?: boolean
/** Closing disclosure wait. */
closingDisclosureWait?: boolean
}
/** Planned consummation. */
plannedConsummation?: string
/** Rescission. */
rescission?: {
/** Consummation. */
consummation: string
/** Notice delivered. */
noticeDelivered: string
/** Material disclosures delivered. */
materialDisclosuresDelivered: string
}
}, {
/** Which loan test it is. */
calculator: string
/** What came out. */
result: {
/** Loan estimate. */
loanEstimate: {
/** Received. */
received: string | null
/** Received basis. */
receivedBasis: "in_person" | "presumed" | "evidence" | "not_provided" | null
/** Due by. */
dueBy: string | null
/** On time. */
onTime: boolean | null
/** Seven day earliest. */
sevenDayEarliest: string | null
}
/** Fees. */
fees: {
/** The first day of the allowed. */
allowedFrom: string | null
}
/** Intent to proceed. */
intentToProceed: {
/** Last day. */
lastDay: string | null
/** On time. */
onTime: boolean | null
/** Estimate may be revised. */
estimateMayBeRevised: boolean | null
}
/** Revisions. */
revisions: Array<{
/** The id of the record. */
id: string
/** Due by. */
dueBy: string
}>
/** Revised loan estimates. */
revisedLoanEstimates: Array<{
/** Received. */
received: string | null
/** Received basis. */
receivedBasis: "in_person" | "presumed" | "evidence" | "not_provided" | null
/** Allowed. */
allowed: boolean
/** Earliest consummation. */
earliestConsummation: string | null
}>
/** Closing disclosure. */
closingDisclosure: {
/** Received. */
received: string | null
/** Received basis. */
receivedBasis: "in_person" | "presumed" | "evidence" | "not_provided" | null
/** Earliest consummation. */
earliestConsummation: string | null
}
/** Changes. */
changes: Array<{
/** What kind of thing it is. */
kind: "apr" | "product" | "prepayment_penalty_added" | "prepayment_penalty_removed" | "other"
/** New waiting period. */
newWaitingPeriod: boolean | null
/** Corrected disclosure. */
correctedDisclosure: "before_new_waiting_period" | "at_or_before_consummation" | null
/** Latest receipt. */
latestReceipt: string | null
}>
/** Corrected closing disclosures. */
correctedClosingDisclosures: Array<{
/** Received. */
received: string | null
/** Received basis. */
receivedBasis: "in_person" | "presumed" | "evidence" | "not_provided" | null
/** New waiting period. */
newWaitingPeriod: boolean
/** Earliest consummation. */
earliestConsummation: string | null
}>
/** Earliest consummation. */
earliestConsummation: string | null
/** The person by whom it was controlled. */
controlledBy: Array<"loan_estimate_seven_days" | "loan_estimate_receipt_waived" | "revised_loan_estimate_four_days" | "closing_disclosure_three_days" | "closing_disclosure_receipt" | "corrected_closing_disclosure_three_days" | "corrected_closing_disclosure_receipt" | "closing_disclosure_missing">
/** Planned consummation. */
plannedConsummation: {
/** The day. */
date: string | null
/** Allowed. */
allowed: boolean | null
/** Blockers. */
blockers: Array<"waiting_period" | "closing_disclosure_missing" | "corrected_closing_disclosure_missing" | "revised_loan_estimate_on_or_after_closing_disclosure">
}
/** Rescission. */
rescission: {
/** Expires at midnight of. */
expiresAtMidnightOf: string | null
/** The first day of the disburse. */
disburseFrom: string | null
}
}
/** The steps, in their order. */
steps: Array<CalculationStep>
/** Notes for the team. */
notes: Array<string>
/** The day up to which the figures are complete. */
dataAsOf: Record<string, string>
}, UsualRefusal | 'BAD_LOAN_TERM' | 'CUSHION_ABOVE_LIMIT' | 'INVALID_DATE' | 'INVALID_DATE_ORDER' | 'INVALID_VALUE' | 'MISSING_FIELD' | 'NOT_LOADED' | 'PAYMENTS_DO_NOT_REPAY' | 'UNIT_PERIOD_UNDETERMINED' | 'UNKNOWN_THRESHOLD'>
/** Corrected disclosures and refunds after consummation. Everyone of the institution may call this. */
'trid-post-closing': Operation<{
/** Consummation. */
consummation: string
/** What it is told of. */
events: Array<{
/** The id of the record. */
id: string
/** What kind of thing it is. */
kind: "amount_paid_changed" | "seller_amount_changed" | "clerical_error" | "refund_over_tolerance" | "per_diem_interest_only" | "not_in_connection_with_settlement"
/** Event date. */
eventDate?: string
/** Information received. */
informationReceived?: string
}>
}, {
/** Which loan test it is. */
calculator: string
/** What came out. */
result: {
/** What it is told of. */
events: Array<{
/** The id of the record. */
id: string
/** Corrected disclosure to. */
correctedDisclosureTo: "consumer" | "seller" | "none" | null
/** Due by. */
dueBy: string | null
/** Refund due by. */
refundDueBy: string | null
}>
}
/** The steps, in their order. */
steps: Array<CalculationStep>
/** Notes for the team. */
notes: Array<string>
/** The day up to which the figures are complete. */
dataAsOf: Record<string, string>
}, UsualRefusal | 'BAD_LOAN_TERM' | 'CUSHION_ABOVE_LIMIT' | 'INVALID_DATE' | 'INVALID_DATE_ORDER' | 'INVALID_VALUE' | 'MISSING_FIELD' | 'NOT_LOADED' | 'PAYMENTS_DO_NOT_REPAY' | 'UNIT_PERIOD_UNDETERMINED' | 'UNKNOWN_THRESHOLD'>
  }
/** Every loan test of a loan file; nothing is stored. */
  loans: {
/** Run every loan test on a MISMO file or on the values of a loan; nothing is stored. Everyone of the institution may call this. */
check: Operation<{
/** Xml. */
xml?: string
/** The values. */
values?: Record<string, string>
}, {
/** Loans. */
loans: Array<{
/** The name. */
name: string
/** The number that people know it by. */
number: number
/** What kind of thing it is. */
kind: "closing_disclosure" | "loan_estimate" | "application" | "table"
/** Verdict. */
verdict: "within" | "outside" | "undetermined"
/** Counts. */
counts: Record<string, number>
/** Verdicts. */
verdicts: Array<{
/** The id of the record. */
id: string
/** Test. */
test: "apr" | "apr-tolerance" | "hmda-coverage" | "hoepa" | "hoepa-rate" | "hpml" | "points-and-fees" | "qm-points-fees" | "qm-status" | "rate-spread" | "adverse-action" | "business-days" | "escrow-analysis" | "fee-tolerance" | "servicing-dates" | "threshold" | "trid-backward" | "trid-forward" | "trid-post-closing" | null
/** The group that it belongs to. */
group: "test" | "closing_disclosure"
/** The question. */
question: string
/** Verdict. */
verdict: "within" | "outside" | "undetermined" | "not_applicable"
/** Sentence. */
sentence: string
/** The paragraph of law, such as `12 CFR 1026.19(e)`. */
citation: string
/** Dollars. */
dollars: string | null
/** How many days. */
days: number | null
/** Disclosed. */
disclosed: string | null
/** Recomputed. */
recomputed: string | null
/** Missing. */
missing: Array<{
/** The name. */
name: string
/** The words that people read. */
label: string
}>
/** Uses. */
uses: Array<{
/** The name. */
name: string
/** The words that people read. */
label: string
/** The value. */
value: string | null
/** Where it comes from. */
source: {
/** The file. */
file: string
/** Its address. */
path: string
/** The line of the file. */
line: number
} | "typed" | "settings" | null
}>
/** The steps, in their order. */
steps: Array<CalculationStep>
/** Notes for the team. */
notes: Array<string>
}>
/** Timeline. */
timeline: Array<{
/** The day. */
date: string
/** The words that people read. */
label: string
/** The first day that is asked for. */
from: "file" | "computed"
}>
/** Fee comparison. */
feeComparison: {
/** Estimate dates. */
estimateDates: Array<string | null>
/** Fees. */
fees: Array<{
/** The id of the record. */
id: string
/** Bucket. */
bucket: "zero" | "ten_percent" | "unlimited" | "lender_credit"
/** The paragraph of law, such as `12 CFR 1026.19(e)`. */
citation: string
/** The section of the text. */
section: string
/** Estimates. */
estimates: Array<string | null>
/** Baseline. */
baseline: string
/** Actual. */
actual: string
/** Excess. */
excess: string
}>
/** Zero. */
zero: {
/** Excess. */
excess: string
}
/** Ten percent. */
tenPercent: FeeTolerance
/** Lender credits. */
lenderCredits: LenderCredits
/** Cure. */
cure: string
/** Cured. */
cured: string
/** Cure if revised. */
cureIfRevised: string
/** Refund due by. */
refundDueBy: string | null
} | null
}>
/** Rules version. */
rulesVersion: string
/** Register version. */
registerVersion: string
}, UsualRefusal | 'INVALID_VALUE' | 'UNREADABLE_FILE'>
  }
/** Marketing pieces with what word rules say of them, a decision, and a last day. */
  marketingReviews: {
/** Enter a marketing piece. Every person of an institution may call this. */
create: Operation<{
/** The title. */
title: string
/** Product. */
product?: "deposit" | "term_deposit" | "mortgage" | "home_equity_line" | "consumer_loan" | "credit_card" | "general"
/** How it came in. */
channel?: "website" | "email" | "social" | "print" | "direct_mail" | "newsletter" | "radio" | "television" | "outdoor" | "branch_sign" | "phone_recording"
/** What state it is in. */
status?: "draft" | "in_review" | "in_use" | "retired"
/** Who is responsible; null for nobody. */
ownerId?: string | null
/** Where it leads. */
link?: string
/** The day of the starts. */
startsOn?: string | null
/** The day of the expires. */
expiresOn?: string | null
/** The day on which it was last used; null if it was not. */
lastUsedOn?: string | null
/** The words. */
text?: string
/** Rate may change. */
rateMayChange?: boolean
/** Whether it has account fees. */
hasAccountFees?: boolean
/** Whether it is prescreened. */
isPrescreened?: boolean
/** More about it. */
description?: string
}, MarketingReview, UsualRefusal | 'CHANGED_MEANWHILE' | 'DATE_AHEAD' | 'ENDS_BEFORE_START' | 'EXPIRY_NEEDED' | 'NOT_ALLOWED' | 'NOT_APPROVED' | 'NOT_FOUND' | 'PERSON_UNKNOWN'>
/** One marketing piece with what the word rules say about it, and how long to retain it. Every person of an institution may call this. */
find: Operation<{
/** The id of the record. */
id: string
}, MarketingReview, UsualRefusal | 'NOT_FOUND'>
/** Marketing pieces, those that expire next first. Every person of an institution may call this. */
list: Operation<{
/** Products. */
products?: Array<"deposit" | "term_deposit" | "mortgage" | "home_equity_line" | "consumer_loan" | "credit_card" | "general">
/** Only those in one of these states. */
statuses?: Array<"draft" | "in_review" | "in_use" | "retired">
/** Words to look for. */
search?: string
/** Which page; the first is 1. */
page?: number
}, {
/** The entries of this page. */
items: Array<MarketingReviewSummary>
/** Which page; the first is 1. */
page: number
/** How many pages there are. */
pageCount: number
/** How many there are on all pages. */
totalCount: number
}, UsualRefusal>
/** Every marketing piece, by cursor, for programs that copy everything. Every person of an institution may call this. */
rows: Operation<{
/** The `nextCursor` of the answer before; absent for the first rows. */
cursor?: string
/** How many rows at most. */
limit?: number
}, {
/** The entries of this page. */
items: Array<MarketingReviewSummary>
/** What to send as `cursor` for the rows after these; null at the end. */
nextCursor: string | null
}, UsualRefusal>
/** Change a marketing piece; a change of what was decided on opens the decision again. Every person of an institution may call this. */
update: Operation<{
/** The id of the record. */
id: string
/** The title. */
title: string
/** Product. */
product?: "deposit" | "term_deposit" | "mortgage" | "home_equity_line" | "consumer_loan" | "credit_card" | "general"
/** How it came in. */
channel?: "website" | "email" | "social" | "print" | "direct_mail" | "newsletter" | "radio" | "television" | "outdoor" | "branch_sign" | "phone_recording"
/** What state it is in. */
status?: "draft" | "in_review" | "in_use" | "retired"
/** Who is responsible; null for nobody. */
ownerId?: string | null
/** Where it leads. */
link?: string
/** The day of the starts. */
startsOn?: string | null
/** The day of the expires. */
expiresOn?: string | null
/** The day on which it was last used; null if it was not. */
lastUsedOn?: string | null
/** The words. */
text?: string
/** Rate may change. */
rateMayChange?: boolean
/** Whether it has account fees. */
hasAccountFees?: boolean
/** Whether it is prescreened. */
isPrescreened?: boolean
/** More about it. */
description?: string
/** The version of the record; a change names the one it was made against. */
version?: number
}, MarketingReview, UsualRefusal | 'CHANGED_MEANWHILE' | 'DATE_AHEAD' | 'ENDS_BEFORE_START' | 'EXPIRY_NEEDED' | 'NOT_ALLOWED' | 'NOT_APPROVED' | 'NOT_FOUND' | 'PERSON_UNKNOWN' | 'PRECONDITION_FAILED'>
  }
/** Meetings of the board and committees: agenda from what is due, decisions, and minutes. */
  meetings: {
/** Plan a meeting, or record one that was held. Managers and administrators may call this. */
create: Operation<{
/** The title. */
title: string
/** The text, in Markdown. */
body?: "board" | "supervisory_committee" | "audit_committee" | "compliance_committee" | "other"
/** What state it is in. */
status?: "planned" | "held" | "cancelled"
/** Place. */
place?: string
/** Who is responsible; null for nobody. */
ownerId?: string | null
/** Attendees. */
attendees?: string
/** More about it. */
description?: string
/** The day of the held. */
heldOn: string
/** Agenda. */
agenda?: Array<AgendaItemFields>
}, Meeting, UsualRefusal | 'CHANGED_MEANWHILE' | 'DATE_AHEAD' | 'NOT_ALLOWED' | 'NOT_FOUND' | 'NOT_HELD' | 'PERSON_UNKNOWN' | 'SUBJECT_UNKNOWN'>
/** The agenda of a meeting, or its minutes once it was held, as PDF or Word. Every person of an institution may call this. */
document: Operation<{
/** The id of the record. */
id: string
/** The format of the file. */
format?: "pdf" | "docx"
}, Blob, UsualRefusal | 'NOT_FOUND'>
/** One meeting with its agenda and decisions. Every person of an institution may call this. */
find: Operation<{
/** The id of the record. */
id: string
}, Meeting, UsualRefusal | 'NOT_FOUND'>
/** Meetings of the board and committees, newest first. Every person of an institution may call this. */
list: Operation<{
/** Only those in one of these states. */
statuses?: Array<"planned" | "held" | "cancelled">
/** Words to look for. */
search?: string
/** Which page; the first is 1. */
page?: number
}, {
/** The entries of this page. */
items: Array<MeetingSummary>
/** Which page; the first is 1. */
page: number
/** How many pages there are. */
pageCount: number
/** How many there are on all pages. */
totalCount: number
}, UsualRefusal>
/** What is due by the day of the meeting and not on its agenda; nothing is added. Every person of an institution may call this. */
proposal: Operation<{
/** The id of the record. */
id: string
}, Array<{
/** The title. */
title: string
/** What kind of thing it is. */
kind?: "approval" | "designation" | "report" | "other"
/** What programs know it by. */
key?: string
/** What it is about. */
subject: SubjectCard | null
/** Why. */
why: string
}>, UsualRefusal | 'NOT_FOUND'>
/** Every meeting that the caller may see, by cursor, for programs that copy everything. Every person of an institution may call this. */
rows: Operation<{
/** The `nextCursor` of the answer before; absent for the first rows. */
cursor?: string
/** How many rows at most. */
limit?: number
}, {
/** The entries of this page. */
items: Array<MeetingSummary>
/** What to send as `cursor` for the rows after these; null at the end. */
nextCursor: string | null
}, UsualRefusal>
/** Change a meeting, its agenda, and decisions. Every person of an institution may call this. */
update: Operation<{
/** The id of the record. */
id: string
/** The title. */
title: string
/** The text, in Markdown. */
body?: "board" | "supervisory_committee" | "audit_committee" | "compliance_committee" | "other"
/** What state it is in. */
status?: "planned" | "held" | "cancelled"
/** Place. */
place?: string
/** Who is responsible; null for nobody. */
ownerId?: string | null
/** Attendees. */
attendees?: string
/** More about it. */
description?: string
/** The day of the held. */
heldOn: string
/** Agenda. */
agenda?: Array<AgendaItemFields>
/** The version of the record; a change names the one it was made against. */
version?: number
}, Meeting, UsualRefusal | 'CHANGED_MEANWHILE' | 'DATE_AHEAD' | 'NOT_ALLOWED' | 'NOT_FOUND' | 'NOT_HELD' | 'PERSON_UNKNOWN' | 'PRECONDITION_FAILED' | 'SUBJECT_UNKNOWN'>
  }
/** The account of the caller. */
  members: {
/** The signed-in member, with profile and role of now. Everyone who is signed in may call this. */
me: Operation<{}, {
/** The person. */
userId: string
/** The mail address. */
email: string
/** The name of the person. */
fullName: string
/** Job title. */
jobTitle: string
/** The id of the institution. */
institutionId: string
/** The name of the company. */
companyName: string
/** The kind of institution. */
companyType: "credit_union" | "community_bank" | "mortgage_company"
/** What the person may do. */
role: "admin" | "manager" | "user"
/** Seat. */
seat: "member" | "director"
/** Works on HMDA. */
worksOnHmda: boolean
/** The time zone, such as `America/New_York`. */
timeZone: string
/** Navigation. */
navigation: NavigationChoice
/** Whether it is sample institution. */
isSampleInstitution: boolean
/** Whether it is institution suspended. */
isInstitutionSuspended: boolean
/** The reason of the suspended, in words for people. */
suspendedReason: string
/** Must add second factor. */
mustAddSecondFactor: boolean
/** Must use own provider. */
mustUseOwnProvider: boolean
/** The time of the trial ends. */
trialEndsAt: string | null
}, UsualRefusal>
  }
/** The monitoring program of a year and its tests. */
  monitoring: {
/** Answer one attribute of an item on a test sheet, attach its evidence, or write its note; the rest stays. Every person of an institution may call this. */
answer: Operation<{
/** The id of the record. */
id: string
/** The answer. */
answer?: {
/** Attribute. */
attribute: number
/** The value. */
value: "yes" | "no" | "na" | null
}
/** What shows that it was done. */
evidence?: {
/** Attribute. */
attribute: number
/** The id of the evidence. */
evidenceId: string
/** Whether it is attached. */
isAttached: boolean
}
/** A note for the team. */
note?: {
/** The words. */
text: string
/** Before. */
before: string
}
}, SheetItem, UsualRefusal | 'ALREADY_RECORDED' | 'ATTRIBUTE_UNKNOWN' | 'EVIDENCE_UNKNOWN' | 'NOTE_CHANGED' | 'NOT_ALLOWED' | 'NOT_FOUND' | 'PERFORMS_CONTROL' | 'TOO_MUCH_EVIDENCE'>
/** Take the tests of one year over into another; those with the same title are left out. Managers and administrators may call this. */
copyYear: Operation<{
/** The first day that is asked for. */
from: number
/** The last day that is asked for. */
to: number
}, {
/** Copied. */
copied: number
}, UsualRefusal | 'NOTHING_TO_COPY' | 'PLAN_FULL'>
/** Add a test to the plan of a year. Managers and administrators may call this. */
create: Operation<{
/** The year. */
year: number
/** The title. */
title: string
/** More about it. */
description?: string
/** The subject area of compliance, such as `trid`. */
topic?: string | null
/** How often it comes again. */
frequency: "monthly" | "quarterly" | "semiannual" | "annual"
/** First month. */
firstMonth: number
/** Who is responsible; null for nobody. */
ownerId?: string | null
/** The id of the performer. */
performerId?: string | null
/** Procedure. */
procedure?: string
/** Whether it needs evidence. */
requiresEvidence?: boolean
}, MonitoringTest, UsualRefusal | 'PERFORMER_TESTS' | 'PERSON_UNKNOWN' | 'PLAN_FULL'>
/** Draw the sample of a run: exact size, stored random seed, one row of the sheet for each item. Managers and administrators may call this. */
draw: Operation<{
/** The id of the record. */
id: string
/** More about it. */
description: string
/** Confidence. */
confidence?: "0.90" | "0.95" | "0.975" | "0.99"
/** Tolerable rate. */
tolerableRate?: string
/** Expected errors. */
expectedErrors?: number
/** Attributes. */
attributes: Array<string>
/** Method. */
method?: "random" | "haphazard"
/** Population. */
population: {
/** The first day that is asked for. */
from: "count"
/** Count. */
count: number
} | {
/** The first day that is asked for. */
from: "list"
/** The entries of this page. */
items: Array<string>
/** Groups. */
groups?: Array<string>
} | {
/** The first day that is asked for. */
from: "complaints"
/** Since when. */
since: string
/** Until. */
until: string
} | {
/** The first day that is asked for. */
from: "tasks"
/** Since when. */
since: string
/** Until. */
until: string
} | {
/** The first day that is asked for. */
from: "loan_batch" | "loan_run" | "hmda_register"
/** The id of the source. */
sourceId: string
}
/** Strata. */
strata?: {
/** Column. */
column: string
/** Sizes. */
sizes?: Array<{
/** The name. */
name: string
/** Size. */
size: number
}>
}
/** Stages. */
stages?: {
/** Total size. */
totalSize: number
/** Initial size. */
initialSize: number
/** Initial errors. */
initialErrors: number
/** Final errors. */
finalErrors: number
}
}, MonitoringSheet, UsualRefusal | 'ALREADY_RECORDED' | 'BATCH_WAITING' | 'HAPHAZARD' | 'NOT_FOUND' | 'OTHER_STORAGE_KEY' | 'PERFORMS_CONTROL' | 'PERIOD_BACKWARD' | 'PLAN_REFUSED' | 'POPULATION_EMPTY' | 'POPULATION_TOO_LARGE' | 'POPULATION_UNKNOWN' | 'SAMPLE_TOO_LARGE' | 'SHEET_BEGUN' | 'STRATA_REFUSED'>
/** The plan of a year with its results, as CSV. Managers and administrators may call this. */
file: Operation<{
/** The year. */
year: number
}, Blob, UsualRefusal>
/** One test of the plan with its runs. Every person of an institution may call this. */
find: Operation<{
/** The id of the record. */
id: string
}, MonitoringTest, UsualRefusal | 'NOT_FOUND'>
/** The monitoring plan of a year with its runs; people who are not managers see their own tests. Every person of an institution may call this. */
plan: Operation<{
/** The year. */
year: number
}, {
/** Years. */
years: Array<number>
/** Tests. */
tests: Array<MonitoringTest>
}, UsualRefusal>
/** Record whether a run passed or failed; a failure or an exception makes a finding. Every person of an institution may call this. */
record: Operation<{
/** The id of the record. */
id: string
/** What came out. */
result: "passed" | "failed"
/** A note for the team. */
note?: string
/** Finding. */
finding?: {
/** The title. */
title: string
/** How serious it is. */
severity: "high" | "medium" | "low"
}
}, MonitoringTest, UsualRefusal | 'ALREADY_RECORDED' | 'EVIDENCE_MISSING' | 'FINDING_MISSING' | 'NOT_ALLOWED' | 'NOT_FOUND' | 'PERFORMS_CONTROL' | 'SHEET_SAYS_FAILED' | 'SHEET_UNFINISHED'>
/** The test sheet of a run: sample, seed, items with their answers, and what they say. Every person of an institution may call this. */
sheet: Operation<{
/** The id of the record. */
id: string
}, MonitoringSheet, UsualRefusal | 'NOT_FOUND'>
/** Take the runs of a test that have no task yet off the plan. Managers and administrators may call this. */
stop: Operation<{
/** The id of the record. */
id: string
/** The version of the record; a change names the one it was made against. */
version?: number
}, MonitoringTest, UsualRefusal | 'CHANGED_MEANWHILE' | 'NOT_FOUND' | 'PRECONDITION_FAILED'>
/** Change a test; runs with a task or a result stay as they are. Managers and administrators may call this. */
update: Operation<{
/** The id of the record. */
id: string
/** The title. */
title: string
/** More about it. */
description?: string
/** The subject area of compliance, such as `trid`. */
topic?: string | null
/** How often it comes again. */
frequency: "monthly" | "quarterly" | "semiannual" | "annual"
/** First month. */
firstMonth: number
/** Who is responsible; null for nobody. */
ownerId?: string | null
/** The id of the performer. */
performerId?: string | null
/** Procedure. */
procedure?: string
/** Whether it needs evidence. */
requiresEvidence?: boolean
/** The version of the record; a change names the one it was made against. */
version?: number
}, MonitoringTest, UsualRefusal | 'CHANGED_MEANWHILE' | 'NOT_FOUND' | 'PERFORMER_TESTS' | 'PERSON_UNKNOWN' | 'PRECONDITION_FAILED'>
/** The workpaper of a run as PDF: procedure, population, method, seed, sheet, and result. Every person of an institution may call this. */
workpaper: Operation<{
/** The id of the record. */
id: string
}, Blob, UsualRefusal | 'NOT_FOUND'>
  }
/** Notifications and mail of the caller. */
  notifications: {
/** End the mails of a topic, or the digest, with one click. Everyone may call this. */
unsubscribe: Operation<{
/** The token of the address. */
token: string
/** The subject area of compliance, such as `trid`. */
topic: "mention" | "comment" | "assigned" | "due_in_week" | "due_tomorrow" | "due" | "overdue" | "approval" | "decision" | "attestation" | "assessment" | "finding_response" | "exam" | "law" | "report" | "scheduled_report" | "team" | "request" | "other" | "digest"
}, void, 'BAD_REQUEST' | 'TOO_MANY_REQUESTS'>
  }
/** The colleagues to whom work can be assigned. */
  people: {
/** The people of your institution, by name. Every person of an institution may call this. */
list: Operation<{}, Array<{
/** The person. */
userId: string
/** The name of the person. */
fullName: string
/** What the person may do. */
role: "admin" | "manager" | "user"
/** Whether it is suspended. */
isSuspended: boolean
}>, UsualRefusal>
  }
/** Policies with versions, approval, and publication. */
  policies: {
/** Start a policy with its first draft. Managers and administrators may call this. */
create: Operation<{
/** The title. */
title: string
/** The subject area of compliance, such as `trid`. */
topic?: string | null
/** Who is responsible; null for nobody. */
ownerId?: string | null
/** Review months. */
reviewMonths?: number
/** The day of the next review. */
nextReviewOn?: string | null
/** Folder. */
folder?: string
/** The text, in Markdown. */
body?: string
}, Policy, UsualRefusal | 'NOT_FOUND' | 'PERSON_UNKNOWN' | 'TOO_INVOLVED' | 'TOO_MANY_CITATIONS'>
/** Delete a draft, and with the first one the policy. Managers and administrators may call this. */
discardDraft: Operation<{
/** The id of the record. */
id: string
/** The version. */
versionId: string
/** The version of the row, which a change has to name. */
rowVersion: number
}, {
/** Whether it is policy deleted. */
isPolicyDeleted: boolean
}, UsualRefusal | 'CHANGED_MEANWHILE' | 'NOT_A_DRAFT' | 'NOT_FOUND'>
/** One policy with its versions. Every person of an institution may call this. */
find: Operation<{
/** The id of the record. */
id: string
}, Policy, UsualRefusal | 'NOT_FOUND'>
/** One template, with the name and the facts of your institution, as a draft would begin. Every person of an institution may call this. */
findTemplate: Operation<{
/** What programs know it by. */
key: string
}, {
/** What programs know it by. */
key: string
/** The title. */
title: string
/** The subject area of compliance, such as `trid`. */
topic: string | null
/** Checked against. */
checkedAgainst: string
/** The text, in Markdown. */
body: string
/** The text as HTML that is safe to show. */
html: string
}, UsualRefusal | 'NOT_FOUND'>
/** The text of one version. Every person of an institution may call this. */
findVersion: Operation<{
/** The id of the record. */
id: string
/** The version. */
versionId: string
}, PolicyVersion, UsualRefusal | 'NOT_FOUND'>
/** Policies by title; readers see those in force. Every person of an institution may call this. */
list: Operation<{
/** Words to look for. */
search?: string
/** The subject area of compliance, such as `trid`. */
topic?: string
/** What state it is in. */
state?: "draft" | "in_review" | "approved" | "effective"
/** Folder. */
folder?: string
/** Attention. */
attention?: "law_changed" | "review_overdue"
/** Order. */
order?: "title" | "attention"
/** Which page; the first is 1. */
page?: number
}, {
/** The entries of this page. */
items: Array<PolicySummary>
/** Which page; the first is 1. */
page: number
/** How many pages there are. */
pageCount: number
/** How many there are on all pages. */
totalCount: number
/** Folders. */
folders: Array<{
/** The name. */
name: string
/** Count. */
count: number
}>
/** Attention. */
attention: {
/** Law changed. */
law_changed: number
/** Review overdue. */
review_overdue: number
}
}, UsualRefusal>
/** How a Word file or a PDF would be read as the text of a policy; nothing is saved. Managers and administrators may call this. */
readDocument: Operation<{
/** The file. */
file: Blob
}, {
/** The title. */
title: string
/** The text, in Markdown. */
body: string
/** Losses. */
losses: Array<{
/** What kind of thing it is. */
kind: "picture" | "header_or_footer" | "comment" | "tracked_change" | "merged_cell" | "underline" | "equation" | "page_without_text" | "contents_line" | "form_field" | "unreadable_letter" | "column_page" | "guessed_table" | "slanted_text"
/** Count. */
count: number
/** Pages. */
pages?: Array<number>
}>
}, UsualRefusal | 'DOCUMENT_DAMAGED' | 'DOCUMENT_EMPTY' | 'DOCUMENT_ENCRYPTED' | 'DOCUMENT_SCANNED' | 'DOCUMENT_TOO_LARGE' | 'DOCUMENT_TOO_LONG' | 'NOT_A_DOCX' | 'TOO_INVOLVED'>
/** Rename a folder; an empty name takes its policies out, and one that exists takes them in. Managers and administrators may call this. */
renameFolder: Operation<{
/** The first day that is asked for. */
from: string
/** The last day that is asked for. */
to: string
}, {
/** Changed. */
changed: number
}, UsualRefusal | 'FOLDER_UNKNOWN'>
/** Every policy that the caller may see, by cursor, for programs that copy everything. Every person of an institution may call this. */
rows: Operation<{
/** The `nextCursor` of the answer before; absent for the first rows. */
cursor?: string
/** How many rows at most. */
limit?: number
}, {
/** The entries of this page. */
items: Array<PolicySummary>
/** What to send as `cursor` for the rows after these; null at the end. */
nextCursor: string | null
}, UsualRefusal>
/** Save the text of a draft. Managers and administrators may call this. */
saveDraft: Operation<{
/** The id of the record. */
id: string
/** The version. */
versionId: string
/** The version of the row, which a change has to name. */
rowVersion: number
/** The text, in Markdown. */
body: string
/** Change note. */
changeNote?: string
}, PolicyVersion, UsualRefusal | 'CHANGED_MEANWHILE' | 'NOT_A_DRAFT' | 'NOT_FOUND' | 'TOO_INVOLVED' | 'TOO_MANY_CITATIONS'>
/** Start a version from the latest. Managers and administrators may call this. */
startVersion: Operation<{
/** The id of the record. */
id: string
}, Policy, UsualRefusal | 'NOT_FOUND' | 'VERSION_OPEN'>
/** Send a draft to its approvers, in order or at once, and to the board. Managers and administrators may call this. */
submit: Operation<{
/** The id of the record. */
id: string
/** The version. */
versionId: string
/** The version of the row, which a change has to name. */
rowVersion: number
/** The ids of every approver. */
approverIds: Array<string>
/** Whether it is parallel. */
isParallel?: boolean
/** Board. */
board?: "board" | "supervisory_committee" | "audit_committee" | "compliance_committee" | "other" | null
/** The first day on which it is in effect. */
effectiveOn: string
}, Policy, UsualRefusal | 'APPROVER_MISSING' | 'APPROVER_UNKNOWN' | 'CHANGED_MEANWHILE' | 'DATE_PASSED' | 'NOT_A_DRAFT' | 'NOT_FOUND' | 'SUGGESTIONS_OPEN' | 'TEXT_MISSING' | 'WRITER_APPROVES'>
/** The templates with the paragraphs of law that they carry out. Every person of an institution may call this. */
templateList: Operation<{}, Array<{
/** What programs know it by. */
key: string
/** The title. */
title: string
/** The subject area of compliance, such as `trid`. */
topic: string | null
/** Checked against. */
checkedAgainst: string
/** Sections. */
sections: number
/** The paragraphs of law. */
citations: Array<string>
}>, UsualRefusal>
/** Templates, with the name and the facts of your institution. Managers and administrators may call this. */
templates: Operation<{}, Array<{
/** What programs know it by. */
key: string
/** The title. */
title: string
/** The subject area of compliance, such as `trid`. */
topic: string | null
/** Checked against. */
checkedAgainst: string
/** The text, in Markdown. */
body: string
}>, UsualRefusal>
/** Change title, owner, topic, or review. Managers and administrators may call this. */
update: Operation<{
/** The id of the record. */
id: string
/** The title. */
title: string
/** The subject area of compliance, such as `trid`. */
topic?: string | null
/** Who is responsible; null for nobody. */
ownerId?: string | null
/** Review months. */
reviewMonths?: number
/** The day of the next review. */
nextReviewOn?: string | null
/** Folder. */
folder?: string
/** The version of the record; a change names the one it was made against. */
version?: number
}, Policy, UsualRefusal | 'CHANGED_MEANWHILE' | 'NOT_FOUND' | 'PERSON_UNKNOWN' | 'PRECONDITION_FAILED'>
/** One version with its approval page, as PDF or Word. Every person of an institution may call this. */
versionFile: Operation<{
/** The id of the record. */
id: string
/** The version. */
versionId: string
/** The format of the file. */
format?: "pdf" | "docx"
}, Blob, UsualRefusal | 'NOT_FOUND'>
/** Take a version back from review. Managers and administrators may call this. */
withdraw: Operation<{
/** The id of the record. */
id: string
/** The version. */
versionId: string
/** The version of the row, which a change has to name. */
rowVersion: number
}, Policy, UsualRefusal | 'CHANGED_MEANWHILE' | 'NOT_FOUND' | 'NOT_IN_REVIEW'>
  }
/** Suggestions on drafts of policies, and who has one open. */
  policyDrafts: {
/** Say that you have a draft open, and hear who else has; sent again every few seconds. Every person of an institution may call this. */
present: Operation<{
/** The id of the record. */
id: string
/** The version. */
versionId: string
/** The section of the text. */
section?: string
/** Whether it is suggesting. */
isSuggesting?: boolean
/** Whether it is leaving. */
isLeaving?: boolean
}, {
/** Others. */
others: Array<{
/** The person. */
userId: string
/** The name. */
name: string
/** The section of the text. */
section: string
/** Whether it is suggesting. */
isSuggesting: boolean
}>
/** The version of the row, which a change has to name. */
rowVersion: number
/** The name of the person by whom it was written. */
writtenByName: string
}, UsualRefusal | 'NOT_FOUND'>
/** Suggest a changed text; what differs from the draft takes the place of your open suggestions. Every person of an institution may call this. */
suggest: Operation<{
/** The id of the record. */
id: string
/** The version. */
versionId: string
/** The version of the row, which a change has to name. */
rowVersion: number
/** The text, in Markdown. */
body: string
}, {
/** How many: open. */
openCount: number
}, UsualRefusal | 'CHANGED_MEANWHILE' | 'NOT_FOUND' | 'TOO_MANY_SUGGESTIONS' | 'VERSION_CLOSED'>
/** What people suggest to change in a version, in the order of its text. Every person of an institution may call this. */
suggestions: Operation<{
/** The id of the record. */
id: string
/** The version. */
versionId: string
}, {
/** The version of the row, which a change has to name. */
rowVersion: number
/** The entries of this page. */
items: Array<{
/** The id of the record. */
id: string
/** The id of the author. */
authorId: string
/** The name of the author. */
authorName: string
/** When it was created. */
createdAt: string
/** What state it is in. */
state: "open" | "accepted" | "rejected" | "lapsed"
/** The name of the person by whom it was decided. */
decidedByName: string
/** When it was decided; null if it was not. */
decidedAt: string | null
/** The words of the text. */
quote: string
/** Replacement. */
replacement: string
/** Before. */
before: string
/** After. */
after: string
/** When it happened. */
at: number | null
/** Now. */
now: string | null
}>
}, UsualRefusal | 'NOT_FOUND'>
  }
/** Which paragraphs of law a policy covers, and what changed in them. */
  policyLaw: {
/** For each regulation that applies, how many of its sections policies implement. Managers and administrators may call this. */
coverage: Operation<{}, {
/** Regulations. */
regulations: Array<{
/** The part of Title 12 of the Code of Federal Regulations. */
part: string
/** The name. */
name: string
/** What came of it. */
outcome: "applies" | "may_apply"
/** Why, in words for people. */
reason: string
/** Whether it is ready. */
isReady: boolean
/** Sections. */
sections: number
/** Counts. */
counts: Record<string, number>
}>
/** Uncounted. */
uncounted: Array<{
/** The id of the policy. */
policyId: string
/** The title. */
title: string
/** Section number. */
sectionNumber: number
/** Heading. */
heading: string
/** The paragraph of law, such as `12 CFR 1026.19(e)`. */
citation: string
/** Official address. */
officialAddress: string
/** Why. */
why: "not_held" | "not_found" | "whole_part"
}>
}, UsualRefusal>
/** The coverage as CSV. Managers and administrators may call this. */
coverageFile: Operation<{}, Blob, UsualRefusal>
/** The sections of one regulation with the sections of policies that implement them. Managers and administrators may call this. */
coverageOf: Operation<{
/** The part of Title 12 of the Code of Federal Regulations. */
part: string
}, {
/** The part of Title 12 of the Code of Federal Regulations. */
part: string
/** The name. */
name: string
/** Sections. */
sections: Array<{
/** Which page; the first is 1. */
page: string
/** The words that people read. */
label: string
/** The title. */
title: string
/** What state it is in. */
state: "implemented" | "changed" | "drafted" | "none"
/** Who did it. */
by: Array<ImplementingSection>
}>
}, UsualRefusal | 'NOT_FOUND'>
/** The sections of policies in force that implement a section of law. Every person of an institution may call this. */
implementing: Operation<{
/** The part of Title 12 of the Code of Federal Regulations. */
part: string
/** The section of the text. */
section: string
}, Array<ImplementingSection>, UsualRefusal>
/** The law that each section of a version implements, and its changes since. Every person of an institution may call this. */
ofVersion: Operation<{
/** The id of the record. */
id: string
/** The version. */
versionId: string
}, {
/** Sections. */
sections: Array<{
/** The number that people know it by. */
number: number
/** Heading. */
heading: string
/** The paragraphs of law. */
citations: Array<{
/** The words. */
text: string
/** What state it is in. */
state: "held" | "not_found" | "not_held" | "loading"
/** Its address. */
path: string | null
/** Official address. */
officialAddress: string
/** Notes for the team. */
notes: Array<string>
}>
/** Unreadable. */
unreadable: Array<string>
}>
/** Changes. */
changes: Array<{
/** The paragraph of law, such as `12 CFR 1026.19(e)`. */
citation: string
/** The day on which it was changed; null if it was not. */
changedOn: string
/** Redline. */
redline: string | null
/** What it is. */
what: string
/** The id of the task. */
taskId: string | null
/** Whether it is reviewed. */
isReviewed: boolean
}>
}, UsualRefusal | 'NOT_FOUND'>
  }
/** Press releases and coverage. */
  press: {
/** Where each press item stands, and when it last changed. Everyone may call this. */
addresses: Operation<{}, Array<{
/** The name in the address. */
slug: string
/** When it was last changed. */
updatedAt: string
}>, 'BAD_REQUEST' | 'TOO_MANY_REQUESTS'>
/** The newest press items with their whole text. Everyone may call this. */
feed: Operation<{}, Array<PressItem>, 'BAD_REQUEST' | 'TOO_MANY_REQUESTS'>
/** A press item, its neighbours and its kin. Everyone may call this. */
item: Operation<{
/** The name in the address. */
slug: string
}, {
/** The id of the record. */
id: string
/** The name in the address. */
slug: string
/** The title. */
title: string
/** The beginning, as lists show it. */
excerpt: string
/** What type it is. */
type: "press_release" | "news_article" | "media_mention"
/** The name of the publication. */
publicationName: string | null
/** Who wrote it. */
author: string | null
/** When it was published; null for a draft. */
publishedAt: string
/** The address of the external. */
externalUrl: string | null
/** The address of the image. */
imageUrl: string | null
/** Whether it is featured. */
isFeatured: boolean
/** The words that it is filed under. */
tags: Array<string>
/** The text as HTML that is safe to show. */
html: string
/** Headings. */
headings: Array<Heading>
/** When it was last changed. */
updatedAt: string
/** The one before. */
previous: PostLink | null
/** Next. */
next: PostLink | null
/** Related. */
related: Array<PressItemSummary>
}, 'BAD_REQUEST' | 'NOT_FOUND' | 'TOO_MANY_REQUESTS'>
/** Press items whose date has come, newest first. Everyone may call this. */
list: Operation<{
/** Words to look for. */
search?: string
/** What type it is. */
type?: "press_release" | "news_article" | "media_mention"
/** Which page; the first is 1. */
page?: number
}, {
/** The entries of this page. */
items: Array<PressItemSummary>
/** Which page; the first is 1. */
page: number
/** How many pages there are. */
pageCount: number
/** How many there are on all pages. */
totalCount: number
/** Only newest. */
onlyNewest: boolean
}, 'BAD_REQUEST' | 'TOO_MANY_REQUESTS'>
/** A press item dated ahead, for who holds a preview link that has not expired. Everyone may call this. */
preview: Operation<{
/** The token of the address. */
token: string
}, PressItem, 'BAD_REQUEST' | 'NOT_FOUND' | 'TOO_MANY_REQUESTS'>
  }
/** New and changed products, systems, fees, and forms with steps and a decision before the launch. */
  productReviews: {
/** Enter a product or change to be reviewed. Every person of an institution may call this. */
create: Operation<{
/** The title. */
title: string
/** What kind of thing it is. */
kind?: "new_product" | "changed_product" | "system" | "fee" | "form" | "other"
/** Product line. */
productLine?: "mortgage" | "home_equity_line" | "consumer_loan" | "credit_card" | "small_business_loan" | "deposit" | "payments" | "servicing" | "every_line"
/** What state it is in. */
status?: "draft" | "in_review" | "launched" | "withdrawn"
/** Who is responsible; null for nobody. */
ownerId?: string | null
/** The day of the launch. */
launchOn?: string | null
/** More about it. */
description?: string
/** Customer impact. */
customerImpact?: string
/** The steps, in their order. */
steps?: Array<ProductReviewStepFields>
}, ProductReview, UsualRefusal | 'CHANGED_MEANWHILE' | 'DATE_AHEAD' | 'NOT_ALLOWED' | 'NOT_APPROVED' | 'NOT_FOUND' | 'PERSON_UNKNOWN'>
/** One review with its steps and decision. Every person of an institution may call this. */
find: Operation<{
/** The id of the record. */
id: string
}, ProductReview, UsualRefusal | 'NOT_FOUND'>
/** Reviews of new and changed products, those with the next launch first. Every person of an institution may call this. */
list: Operation<{
/** Kinds. */
kinds?: Array<"new_product" | "changed_product" | "system" | "fee" | "form" | "other">
/** Only those in one of these states. */
statuses?: Array<"draft" | "in_review" | "launched" | "withdrawn">
/** Words to look for. */
search?: string
/** Which page; the first is 1. */
page?: number
}, {
/** The entries of this page. */
items: Array<ProductReviewSummary>
/** Which page; the first is 1. */
page: number
/** How many pages there are. */
pageCount: number
/** How many there are on all pages. */
totalCount: number
}, UsualRefusal>
/** Every review of a product or change, by cursor, for programs that copy everything. Every person of an institution may call this. */
rows: Operation<{
/** The `nextCursor` of the answer before; absent for the first rows. */
cursor?: string
/** How many rows at most. */
limit?: number
}, {
/** The entries of this page. */
items: Array<ProductReviewSummary>
/** What to send as `cursor` for the rows after these; null at the end. */
nextCursor: string | null
}, UsualRefusal>
/** Mark a step as done, or take that back. Every person of an institution may call this. */
tick: Operation<{
/** The id of the record. */
id: string
/** The id of the step. */
stepId: string
/** Whether it is done. */
isDone: boolean
}, ProductReview, UsualRefusal | 'NOT_ALLOWED' | 'NOT_FOUND'>
/** Change a review and its steps; a change of what was decided on opens the decision again. Every person of an institution may call this. */
update: Operation<{
/** The id of the record. */
id: string
/** The title. */
title: string
/** What kind of thing it is. */
kind?: "new_product" | "changed_product" | "system" | "fee" | "form" | "other"
/** Product line. */
productLine?: "mortgage" | "home_equity_line" | "consumer_loan" | "credit_card" | "small_business_loan" | "deposit" | "payments" | "servicing" | "every_line"
/** What state it is in. */
status?: "draft" | "in_review" | "launched" | "withdrawn"
/** Who is responsible; null for nobody. */
ownerId?: string | null
/** The day of the launch. */
launchOn?: string | null
/** More about it. */
description?: string
/** Customer impact. */
customerImpact?: string
/** The steps, in their order. */
steps?: Array<ProductReviewStepFields>
/** The version of the record; a change names the one it was made against. */
version?: number
}, ProductReview, UsualRefusal | 'CHANGED_MEANWHILE' | 'DATE_AHEAD' | 'NOT_ALLOWED' | 'NOT_APPROVED' | 'NOT_FOUND' | 'PERSON_UNKNOWN' | 'PRECONDITION_FAILED'>
  }
/** People who read and sign without an account. */
  readers: {
/** Add readers: a name, an address, and perhaps a department on each line; all or none. Managers and administrators may call this. */
add: Operation<{
/** List. */
list: string
}, {
/** Added. */
added: number
/** Changed. */
changed: number
/** The ids of the records. */
ids: Array<string>
}, UsualRefusal | 'LIST_EMPTY' | 'LIST_WRONG' | 'TOO_MANY_READERS'>
/** People who read and sign without an account, by name. Managers and administrators may call this. */
list: Operation<{}, Array<{
/** The id of the record. */
id: string
/** The name. */
name: string
/** The mail address. */
email: string
/** Department. */
department: string
/** Its address. */
path: string
/** When it was last seen; null if it was not. */
lastSeenAt: string | null
/** How many: open. */
openCount: number
/** How many: overdue. */
overdueCount: number
/** How many: done. */
doneCount: number
}>, UsualRefusal>
/** Remove a reader; what was signed stays, and nothing is owed any more. Managers and administrators may call this. */
remove: Operation<{
/** The id of the record. */
id: string
}, void, UsualRefusal | 'NOT_FOUND'>
/** Send a reader the link again, with what is still to read. Managers and administrators may call this. */
resend: Operation<{
/** The id of the record. */
id: string
}, void, UsualRefusal | 'MAILED_JUST_NOW' | 'NOT_FOUND'>
  }
/** What a reader does: a code by mail, a text to read, a signature. */
  reading: {
/** Record that a training was completed today. Everyone may call this. */
complete: Operation<{
/** Session. */
session: string
/** The id of the assignment. */
assignmentId: string
}, {
/** The day on which it was completed; null if it was not. */
completedOn: string
}, 'BAD_REQUEST' | 'EVIDENCE_MISSING' | 'NOTHING_HERE' | 'SESSION_ENDED' | 'TOO_MANY_REQUESTS'>
/** What the reader is asked to read. Everyone may call this. */
desk: Operation<{
/** Session. */
session: string
}, {
/** The name. */
name: string
/** The name of the institution. */
institutionName: string
/** Today. */
today: string
/** Policies. */
policies: Array<OwnAttestation>
/** Trainings. */
trainings: Array<{
/** The id of the assignment. */
assignmentId: string
/** The title. */
title: string
/** More about it. */
description: string
/** The day by which it is due. */
dueOn: string
/** The day on which it was completed; null if it was not. */
completedOn: string | null
/** Needs evidence. */
needsEvidence: boolean
}>
/** Questionnaires. */
questionnaires: Array<{
/** The id of the record. */
id: string
/** The name of the vendor. */
vendorName: string
/** How many: question. */
questionCount: number
/** What state it is in. */
state: "open" | "submitted" | "returned" | "accepted" | "withdrawn"
/** The day by which it is due. */
dueOn: string
/** When it was submitted; null if it was not. */
submittedAt: string | null
}>
}, 'BAD_REQUEST' | 'SESSION_ENDED' | 'TOO_MANY_REQUESTS'>
/** Open with the code; the answer is good for a few hours. Everyone may call this. */
enter: Operation<{
/** The id of the record. */
id: string
/** The code of the refusal, for programs. */
code: string
}, {
/** Session. */
session: string
}, 'BAD_REQUEST' | 'CODE_WRONG' | 'TOO_MANY_REQUESTS'>
/** The text that the reader is asked to sign. Everyone may call this. */
policy: Operation<{
/** Session. */
session: string
/** The id of the policy. */
policyId: string
}, {
/** The version. */
versionId: string
/** The SHA-256 hash of the bytes, in hexadecimal digits. */
sha256: string
/** The text as HTML that is safe to show. */
html: string
}, 'BAD_REQUEST' | 'NOTHING_HERE' | 'SESSION_ENDED' | 'TOO_MANY_REQUESTS'>
/** Send a code to the address that the link belongs to. Everyone may call this. */
sendCode: Operation<{
/** The id of the record. */
id: string
}, void, 'BAD_REQUEST' | 'TOO_MANY_REQUESTS'>
/** Sign the version in force. Everyone may call this. */
sign: Operation<{
/** Session. */
session: string
/** The id of the policy. */
policyId: string
/** The version. */
versionId: string
/** The SHA-256 hash of the bytes, in hexadecimal digits. */
sha256: string
/** Answers. */
answers?: Array<number>
}, {
/** When it was signed; null if it was not. */
signedAt: string
/** Whether it is late. */
isLate: boolean
}, 'BAD_REQUEST' | 'NOTHING_HERE' | 'QUIZ_FAILED' | 'SESSION_ENDED' | 'TEXT_DIFFERS' | 'TOO_MANY_REQUESTS'>
  }
/** Rates and tables that loan tests use. */
  referenceData: {
/** A table of average prime offer rates, as the official file is written. Everyone may call this. */
aporTable: Operation<{
/** Table. */
table: "fixed" | "variable"
}, {
/** The words. */
text: string
}, 'BAD_REQUEST' | 'TOO_MANY_REQUESTS'>
/** Rows of the threshold register, all of them or those of some keys. Everyone may call this. */
thresholds: Operation<{
/** Keys. */
keys?: Array<string>
}, {
/** The rows. */
rows: Array<Threshold>
}, 'BAD_REQUEST' | 'TOO_MANY_REQUESTS'>
  }
/** Text of regulations by date, with commentary and comparison. */
  regulations: {
/** Every page of the library, for search engines. Everyone may call this. */
addresses: Operation<{}, Array<{
/** The part of Title 12 of the Code of Federal Regulations. */
part: string
/** Which page; the first is 1. */
page: string
/** The day on which it was changed; null if it was not. */
changedOn: string
}>, 'BAD_REQUEST' | 'TOO_MANY_REQUESTS'>
/** Which of these citations changed after a day, and which are not in force as printed. Everyone may call this. */
changedSince: Operation<{
/** The paragraphs of law. */
citations: Array<string>
/** Since when. */
since: string
}, Array<{
/** The paragraph of law, such as `12 CFR 1026.19(e)`. */
citation: string
/** The day. */
on: string
/** What it is. */
what: string | null
/** Redline. */
redline: string | null
/** What state it is in. */
status: {
/** The title. */
title: string
/** Effect. */
effect: "not-in-force" | "never-in-force" | "text-differs"
/** Of a paragraph below the cited one. */
isOfPart: boolean
} | null
}>, 'BAD_REQUEST' | 'TOO_MANY_REQUESTS'>
/** The sections and appendices of a part. Everyone may call this. */
contents: Operation<{
/** The part of Title 12 of the Code of Federal Regulations. */
part: string
/** The day. */
on?: string
}, {
/** The part of Title 12 of the Code of Federal Regulations. */
part: string
/** Letter. */
letter: string | null
/** The name. */
name: string
/** The day. */
on: string
/** Age. */
age: TextAge
/** Pages. */
pages: Array<PageLink>
/** Later changes. */
laterChanges: Array<LaterChange>
/** Change days. */
changeDays: Array<string>
/** Not held. */
notHeld: Array<{
/** Heading. */
heading: string
/** Official address. */
officialAddress: string
}>
/** Official address. */
officialAddress: string
}, 'BAD_REQUEST' | 'NOT_FOUND' | 'TOO_MANY_REQUESTS'>
/** The day on which the law here was last checked with the official sources. Everyone may call this. */
freshness: Operation<{}, {
/** The day on which it was checked; null if it was not. */
checkedOn: string | null
/** Whether it is old. */
isOld: boolean
/** Asks sources. */
asksSources: boolean
}, 'BAD_REQUEST' | 'TOO_MANY_REQUESTS'>
/** The paragraph that a citation names. Everyone may call this. */
lookup: Operation<{
/** The paragraph of law, such as `12 CFR 1026.19(e)`. */
citation: string
/** The day. */
on?: string
}, {
/** The paragraph of law, such as `12 CFR 1026.19(e)`. */
citation: string
/** What came of it. */
outcome: "found" | "parent" | "not-held" | "not-found" | "loading"
/** Found citation. */
foundCitation: string | null
/** The address, as a person writes it. */
address: string | null
/** Official address. */
officialAddress: string
/** The words. */
text: string | null
/** Only those in one of these states. */
statuses: Array<{
/** The title. */
title: string
/** What state it is in. */
status: "vacated" | "disapproved" | "stayed" | "official-slip" | "changed-by-statute"
/** Effect. */
effect: "not-in-force" | "never-in-force" | "text-differs"
/** Since when. */
since: string
}>
/** Later changes. */
laterChanges: Array<LaterChange>
/** Gaps. */
gaps: Array<string>
/** Suggestion. */
suggestion: {
/** The paragraph of law, such as `12 CFR 1026.19(e)`. */
citation: string
/** The address, as a person writes it. */
address: string
} | null
}, 'BAD_REQUEST' | 'NOT_A_CITATION' | 'TOO_MANY_REQUESTS'>
/** Say for everybody what a change is. Only administrators may call this. */
overruleChange: Operation<{
/** The part of Title 12 of the Code of Federal Regulations. */
part: string
/** Which page; the first is 1. */
page?: string
/** What programs know it by. */
key?: string
/** The first day that is asked for. */
from: string
/** The last day that is asked for. */
to: string
/** Pair. */
pair: string
/** Class. */
class: "changed" | "editorial" | null
/** Why, in words for people. */
reason: string
}, RedlineChange, UsualRefusal | 'NOT_FOUND' | 'NO_SUCH_CHANGE' | 'WRONG_ORDER'>
/** The parts of the regulation library. Everyone may call this. */
overview: Operation<{}, {
/** Parts. */
parts: Array<{
/** The day for which it is computed. */
asOf: string | null
/** The day on which it was seen; null if it was not. */
seenOn: string | null
/** When it was checked; null if it was not. */
checkedAt: string | null
/** Unchanged to. */
unchangedTo: string | null
/** The first day of the held. */
heldFrom: string | null
/** The part of Title 12 of the Code of Federal Regulations. */
part: string
/** Letter. */
letter: string | null
/** The name. */
name: string
/** The agency that it comes from. */
agency: string
/** What state it is in. */
state: "waiting" | "filling" | "ready"
/** Progress. */
progress: number
/** Sections. */
sections: number
/** The day on which it was last changed; null if it was not. */
lastChangedOn: string | null
}>
/** Whether it is complete. */
isComplete: boolean
}, 'BAD_REQUEST' | 'TOO_MANY_REQUESTS'>
/** A section with its commentary. Everyone may call this. */
page: Operation<{
/** The part of Title 12 of the Code of Federal Regulations. */
part: string
/** Which page; the first is 1. */
page: string
/** The day. */
on?: string
}, {
/** The part of Title 12 of the Code of Federal Regulations. */
part: string
/** Letter. */
letter: string | null
/** The name of the part. */
partName: string
/** Which page; the first is 1. */
page: string
/** The words that people read. */
label: string
/** The title. */
title: string
/** The day. */
on: string
/** Age. */
age: TextAge
/** Paragraphs. */
paragraphs: Array<LibraryParagraph>
/** Comments. */
comments: Array<LibraryParagraph>
/** Only those in one of these states. */
statuses: Array<LegalStatus>
/** Later changes. */
laterChanges: Array<LaterChange>
/** Change days. */
changeDays: Array<string>
/** Gaps. */
gaps: Array<string>
/** Official address. */
officialAddress: string
/** The one before. */
previous: PageLink | null
/** Next. */
next: PageLink | null
}, 'BAD_REQUEST' | 'NOT_FOUND' | 'TOO_MANY_REQUESTS'>
/** What changed between two days. Every person of an institution may call this. */
redline: Operation<{
/** The part of Title 12 of the Code of Federal Regulations. */
part: string
/** Which page; the first is 1. */
page?: string
/** What programs know it by. */
key?: string
/** The first day that is asked for. */
from: string
/** The last day that is asked for. */
to: string
}, {
/** The part of Title 12 of the Code of Federal Regulations. */
part: string
/** Which page; the first is 1. */
page: string | null
/** What programs know it by. */
key: string | null
/** The words that people read. */
label: string
/** The first day that is asked for. */
from: string
/** The last day that is asked for. */
to: string
/** Age. */
age: TextAge
/** Counts. */
counts: ChangeCounts
/** Changes. */
changes: Array<RedlineChange>
/** Only those in one of these states. */
statuses: Array<LegalStatus>
/** Later changes. */
laterChanges: Array<LaterChange>
/** Whether it is cut. */
isCut: boolean
}, UsualRefusal | 'NOT_FOUND' | 'WRONG_ORDER'>
/** What changed between two days, as a file to keep. Every person of an institution may call this. */
redlinePdf: Operation<{
/** The part of Title 12 of the Code of Federal Regulations. */
part: string
/** Which page; the first is 1. */
page?: string
/** What programs know it by. */
key?: string
/** The first day that is asked for. */
from: string
/** The last day that is asked for. */
to: string
}, Blob, UsualRefusal | 'NOT_FOUND' | 'WRONG_ORDER'>
/** Words in the texts of the library. Everyone may call this. */
search: Operation<{
/** The words to look for. */
q: string
/** The part of Title 12 of the Code of Federal Regulations. */
part?: string
/** The section, such as `1026-19`, as addresses of the library name it. */
page?: string
/** The day whose text is searched; without it today’s. */
on?: string
}, {
/** Matches. */
matches: Array<{
/** The part of Title 12 of the Code of Federal Regulations. */
part: string
/** What programs know it by. */
key: string
/** The paragraph of law, such as `12 CFR 1026.19(e)`. */
citation: string
/** The address, as a person writes it. */
address: string
/** What kind of thing it is. */
kind: string
/** The beginning, as lists show it. */
excerpt: string
/** Only those in one of these states. */
statuses: Array<string>
/** Later changes. */
laterChanges: Array<string>
/** Gaps. */
gaps: Array<string>
}>
/** Whether it is cut. */
isCut: boolean
}, 'BAD_REQUEST' | 'TOO_MANY_REQUESTS'>
  }
/** Changes of law, whether they apply, and the assessment of each. */
  regulatoryUpdates: {
/** Save the assessment of an update. Managers and administrators may call this. */
assess: Operation<{
/** The name in the address. */
slug: string
/** The version of the record; a change names the one it was made against. */
version?: number
/** What state it is in. */
status?: "identified" | "assessed" | "planned" | "not_applicable"
/** How urgent it is. */
priority?: "high" | "medium" | "low" | null
/** Impact. */
impact: "none" | "low" | "medium" | "high" | null
/** The reason of the impact, in words for people. */
impactReason: string | null
/** The reason of the not applicable, in words for people. */
notApplicableReason: string | null
/** The plan. */
plan: string | null
/** Who is responsible; null for nobody. */
ownerId: string | null
/** The day by which it is due. */
dueOn: string | null
/** What shows that it was done. */
evidence: string | null
/** The reason of the no evidence, in words for people. */
noEvidenceReason: string | null
}, Assessment, UsualRefusal | 'CHANGED_MEANWHILE' | 'NOT_FOUND' | 'NO_SUCH_OWNER' | 'PRECONDITION_FAILED' | 'REASON_NEEDED' | 'SIGNED_OFF'>
/** One update with its assessment. Every person of an institution may call this. */
detail: Operation<{
/** The name in the address. */
slug: string
}, {
/** The id of the record. */
id: string
/** The name in the address. */
slug: string
/** The title. */
title: string
/** The category. */
category: string
/** How urgent it is. */
priority: "high" | "medium" | "low"
/** More about it. */
description: string
/** The paragraph of law, such as `12 CFR 1026.19(e)`. */
citation: string
/** Dated. */
dated: string
/** What kind of thing it is. */
kind: "editorial" | "final-rule" | "interim-final-rule" | "proposed-rule" | "notice" | "threshold" | "correction" | "text-change"
/** Agencies. */
agencies: Array<string>
/** The day on which it was published; null if it was not. */
publishedOn: string | null
/** The day of the comments close. */
commentsCloseOn: string | null
/** The first day on which it is in effect. */
effectiveOn: string | null
/** The day of the compliance. */
complianceOn: string | null
/** The day of the shown. */
shownOn: string | null
/** Parts. */
parts: Array<string>
/** The reason of the priority, in words for people. */
priorityReason: string
/** Whether it is not in force. */
isNotInForce: boolean
/** Applies. */
applies: Applies
/** What state it is in. */
status: "identified" | "assessed" | "planned" | "completed" | "not_applicable"
/** The name of the owner. */
ownerName: string | null
/** The day by which it is due. */
dueOn: string | null
/** Document number. */
documentNumber: string | null
/** Document cite. */
documentCite: string | null
/** The address of the document. */
documentUrl: string | null
/** The day on which it was noticed; null if it was not. */
noticedOn: string | null
/** Affected. */
affected: Array<string>
/** Only those in one of these states. */
statuses: Array<LegalStatus>
/** Assessment. */
assessment: Assessment
/** The people. */
people: Array<{
/** The id of the record. */
id: string
/** The name. */
name: string
}>
/** Earlier. */
earlier: Array<{
/** The name in the address. */
slug: string
/** The title. */
title: string
/** What state it is in. */
status: "identified" | "assessed" | "planned" | "completed" | "not_applicable"
}>
/** Policies. */
policies: Array<{
/** The id of the policy. */
policyId: string
/** The title. */
title: string
/** Section number. */
sectionNumber: number
/** Heading. */
heading: string
/** The paragraph of law, such as `12 CFR 1026.19(e)`. */
citation: string
}>
/** Templates. */
templates: Array<{
/** What programs know it by. */
key: string
/** The title. */
title: string
/** The paragraph of law, such as `12 CFR 1026.19(e)`. */
citation: string
}>
/** Loan tests. */
loanTests: Array<{
/** The name. */
name: string
/** The question. */
question: string
/** The section of the text. */
section: string
}>
/** Records. */
records: Array<NamingRecord>
/** Notes for the team. */
notes: Array<{
/** The name in the address. */
slug: string
/** The title. */
title: string
/** More about it. */
description: string
/** The paragraph of law, such as `12 CFR 1026.19(e)`. */
citation: string
/** Dated. */
dated: string
/** What state it is in. */
status: "identified" | "assessed" | "planned" | "completed" | "not_applicable" | null
}>
/** Explains. */
explains: PostLink | null
/** Whether the caller may decide. */
mayDecide: boolean
/** Whether it is only manager. */
isOnlyManager: boolean
}, UsualRefusal | 'NOT_FOUND'>
/** The latest updates, for any feed reader. Everyone may call this. */
feed: Operation<{
/** The words to look for. */
q?: string
/** How urgent it is. */
priority?: "high" | "medium" | "low"
/** What kind of thing it is. */
kind?: "editorial" | "final-rule" | "interim-final-rule" | "proposed-rule" | "notice" | "threshold" | "correction" | "text-change"
/** The agency that it comes from. */
agency?: string
/** The part of Title 12 of the Code of Federal Regulations. */
part?: string
}, Array<{
/** The id of the record. */
id: string
/** The name in the address. */
slug: string
/** The title. */
title: string
/** The category. */
category: string
/** How urgent it is. */
priority: "high" | "medium" | "low"
/** More about it. */
description: string
/** The paragraph of law, such as `12 CFR 1026.19(e)`. */
citation: string
/** Dated. */
dated: string
/** The first day on which it is in effect. */
effectiveOn: string | null
/** The day of the comments close. */
commentsCloseOn: string | null
/** When it was changed; null if it was not. */
changedAt: string
}>, 'BAD_REQUEST' | 'TOO_MANY_REQUESTS'>
/** One update in full. Everyone who is signed in may call this. */
find: Operation<{
/** The name in the address. */
slug: string
}, RegulatoryUpdate, UsualRefusal | 'NOT_FOUND'>
/** The latest updates, and how many this member has not seen. Everyone who is signed in may call this. */
latest: Operation<{}, {
/** The entries of this page. */
items: Array<RegulatoryUpdate>
/** How many: unseen. */
unseenCount: number
}, UsualRefusal>
/** Updates with the institution’s assessment of each. Every person of an institution may call this. */
list: Operation<{
/** The words to look for. */
q?: string
/** How urgent it is. */
priority?: "high" | "medium" | "low"
/** What kind of thing it is. */
kind?: "editorial" | "final-rule" | "interim-final-rule" | "proposed-rule" | "notice" | "threshold" | "correction" | "text-change"
/** The agency that it comes from. */
agency?: string
/** Applies. */
applies?: "applies" | "may_apply" | "does_not_apply" | "not_assessed"
/** What state it is in. */
status?: "identified" | "assessed" | "planned" | "completed" | "not_applicable"
/** `none`: unfinished assessments with a due date and no owner. */
owner?: "none"
/** The part of Title 12 of the Code of Federal Regulations. */
part?: string
}, {
/** The entries of this page. */
items: Array<{
/** The id of the record. */
id: string
/** The name in the address. */
slug: string
/** The title. */
title: string
/** The category. */
category: string
/** How urgent it is. */
priority: "high" | "medium" | "low"
/** More about it. */
description: string
/** The paragraph of law, such as `12 CFR 1026.19(e)`. */
citation: string
/** Dated. */
dated: string
/** What kind of thing it is. */
kind: "editorial" | "final-rule" | "interim-final-rule" | "proposed-rule" | "notice" | "threshold" | "correction" | "text-change"
/** Agencies. */
agencies: Array<string>
/** The day on which it was published; null if it was not. */
publishedOn: string | null
/** The day of the comments close. */
commentsCloseOn: string | null
/** The first day on which it is in effect. */
effectiveOn: string | null
/** The day of the compliance. */
complianceOn: string | null
/** The day of the shown. */
shownOn: string | null
/** Parts. */
parts: Array<string>
/** The reason of the priority, in words for people. */
priorityReason: string
/** Whether it is not in force. */
isNotInForce: boolean
/** Applies. */
applies: Applies
/** What state it is in. */
status: "identified" | "assessed" | "planned" | "completed" | "not_applicable"
/** The name of the owner. */
ownerName: string | null
/** The day by which it is due. */
dueOn: string | null
}>
/** How many in all. */
total: number
/** Agencies. */
agencies: Array<string>
}, UsualRefusal>
/** Several updates do not apply. Managers and administrators may call this. */
markNotApplicable: Operation<{
/** Slugs. */
slugs: Array<string>
/** Why, in words for people. */
reason: string
}, {
/** Changed. */
changed: number
}, UsualRefusal>
/** Everything up to now has been seen. Everyone who is signed in may call this. */
markSeen: Operation<{}, void, UsualRefusal>
/** The paragraphs that it changed. Every person of an institution may call this. */
redline: Operation<{
/** The name in the address. */
slug: string
}, {
/** Counts. */
counts: ChangeCounts
/** Changes. */
changes: Array<RedlineChange>
/** Only those in one of these states. */
statuses: Array<LegalStatus>
/** Whether it is cut. */
isCut: boolean
}, UsualRefusal | 'NOT_FOUND'>
/** Reopen a signed assessment. Managers and administrators may call this. */
reopen: Operation<{
/** The name in the address. */
slug: string
/** The version of the record; a change names the one it was made against. */
version?: number
/** Why, in words for people. */
reason: string
}, Assessment, UsualRefusal | 'CHANGED_MEANWHILE' | 'NOT_FOUND' | 'PRECONDITION_FAILED'>
/** What was signed, word for word: the decision and the redline of that day. Every person of an institution may call this. */
signedRecord: Operation<{
/** The name in the address. */
slug: string
}, {
/** Record. */
record: string
/** The SHA-256 hash of the bytes, in hexadecimal digits. */
sha256: string
}, UsualRefusal | 'NOT_FOUND'>
/** Write an update by hand. Only administrators may call this. */
write: Operation<{
/** The title. */
title: string
/** The category. */
category: string
/** How urgent it is. */
priority: "high" | "medium" | "low"
/** Dated. */
dated: string
/** More about it. */
description: string
/** The paragraph of law, such as `12 CFR 1026.19(e)`. */
citation: string
/** Explains. */
explains?: string
}, RegulatoryUpdate, UsualRefusal | 'EXPLAINED_UNKNOWN' | 'NOT_A_CITATION'>
  }
/** How risks are rated: weights, words, levels, and what controls take off, by version. */
  riskMethods: {
/** Change how risks are rated: every risk is recalculated, and what was approved stays. Managers and administrators may call this. */
change: Operation<{
/** Weights. */
weights: RiskWeights
/** Words. */
words: RiskWords
/** Relief. */
relief: ControlRelief
/** The first day of the bands. */
bandsFrom: RiskBandStarts
/** The version of the record; a change names the one it was made against. */
version?: number
/** Why, in words for people. */
reason: string
}, {
/** The version of the record; a change names the one it was made against. */
version: number
/** The name. */
name: string
/** Method. */
method: RiskMethod
/** Why, in words for people. */
reason: string
/** The name of the person by whom it was changed. */
changedByName: string
/** When it was changed; null if it was not. */
changedAt: string | null
/** How many: moved. */
movedCount: number
}, UsualRefusal | 'CHANGED_MEANWHILE' | 'NOTHING_CHANGED' | 'PRECONDITION_FAILED' | 'TOO_MANY_METHODS'>
/** How the institution rates its risks: the method in use first, then those before it. Every person of an institution may call this. */
list: Operation<{}, Array<{
/** The version of the record; a change names the one it was made against. */
version: number
/** The name. */
name: string
/** Method. */
method: RiskMethod
/** Why, in words for people. */
reason: string
/** The name of the person by whom it was changed. */
changedByName: string
/** When it was changed; null if it was not. */
changedAt: string | null
/** How many: moved. */
movedCount: number
}>, UsualRefusal>
  }
/** The compliance risk assessment: obligations, controls, and what remains. */
  risks: {
/** Add the duties of the start set that apply to the institution and are not in the register. Managers and administrators may call this. */
addStart: Operation<{}, {
/** Added. */
added: number
/** Whether the caller may apply. */
mayApply: number
}, UsualRefusal>
/** An approved assessment, and what moved since, or until a later one. Every person of an institution may call this. */
assessment: Operation<{
/** The id of the record. */
id: string
/** The id of the until. */
untilId?: string
}, {
/** Assessment. */
assessment: RiskAssessment
/** Risks. */
risks: Array<{
/** The id of the record. */
id: string
/** The number that people know it by. */
number: number
/** The title. */
title: string
/** Product line. */
productLine: string
/** Inherent. */
inherent: RiskScore
/** Control strength. */
controlStrength: "none" | "weak" | "adequate" | "strong"
/** Residual. */
residual: RiskScore
/** Why, in words for people. */
reason: string
}>
/** Used method. */
usedMethod: RiskMethod
/** Moved. */
moved: Array<{
/** The id of the record. */
id: string
/** The title. */
title: string
/** Before. */
before: {
/** Inherent. */
inherent: RiskScore
/** Strength. */
strength: "none" | "weak" | "adequate" | "strong"
/** Residual. */
residual: RiskScore
} | null
/** Now. */
now: {
/** Inherent. */
inherent: RiskScore
/** Strength. */
strength: "none" | "weak" | "adequate" | "strong"
/** Residual. */
residual: RiskScore
} | null
/** Causes. */
causes: Array<{
/** What kind of thing it is. */
kind: "method" | "control" | "rating"
/** The words. */
text: string
/** Who did it, by name. */
byName: string
/** The day. */
on: string
}>
}>
}, UsualRefusal | 'NOT_FOUND' | 'NOT_LATER'>
/** Approved assessments, the newest first. Every person of an institution may call this. */
assessments: Operation<{}, Array<RiskAssessment>, UsualRefusal>
/** Enter a risk. Managers and administrators may call this. */
create: Operation<{
/** The title. */
title: string
/** Product line. */
productLine?: string
/** The subject area of compliance, such as `trid`. */
topic?: string | null
/** Who is responsible; null for nobody. */
ownerId?: string | null
/** Likelihood. */
likelihood?: number
/** Impact. */
impact?: number
/** Volume. */
volume?: number
/** Complexity. */
complexity?: number
/** Change. */
change?: number
/** The reason of the inherent, in words for people. */
inherentReason?: string
/** Controls. */
controls?: string
/** Control strength. */
controlStrength?: "none" | "weak" | "adequate" | "strong"
/** The reason of the strength, in words for people. */
strengthReason?: string
/** What was done, as the audit log names it. */
action?: string
/** The day of the review. */
reviewOn?: string | null
}, Risk, UsualRefusal | 'CHANGED_MEANWHILE' | 'NOT_ALLOWED' | 'NOT_FOUND' | 'PERSON_UNKNOWN' | 'REASON_MISSING' | 'STRENGTH_UNPROVEN'>
/** One risk, whole. Every person of an institution may call this. */
find: Operation<{
/** The id of the record. */
id: string
}, Risk, UsualRefusal | 'NOT_FOUND'>
/** Risks, the highest that remain first. Every person of an institution may call this. */
list: Operation<{
/** Bands. */
bands?: Array<"low" | "moderate" | "high" | "critical">
/** The subject area of compliance, such as `trid`. */
topic?: string
/** Likelihood. */
likelihood?: number
/** Impact. */
impact?: number
/** Needs look. */
needsLook?: boolean
/** Words to look for. */
search?: string
/** Which page; the first is 1. */
page?: number
}, {
/** The entries of this page. */
items: Array<RiskSummary>
/** Which page; the first is 1. */
page: number
/** How many pages there are. */
pageCount: number
/** How many there are on all pages. */
totalCount: number
}, UsualRefusal>
/** How many risks there are by likelihood and impact, and by the band that remains. Every person of an institution may call this. */
map: Operation<{}, {
/** Cells. */
cells: Array<{
/** Likelihood. */
likelihood: number
/** Impact. */
impact: number
/** Count. */
count: number
/** Worst. */
worst: "low" | "moderate" | "high" | "critical"
}>
/** Bands. */
bands: Array<{
/** Band. */
band: "low" | "moderate" | "high" | "critical"
/** Inherent. */
inherent: number
/** Residual. */
residual: number
}>
/** How many there are on all pages. */
totalCount: number
/** How many: needs look. */
needsLookCount: number
/** How many: offered. */
offeredCount: number
}, UsualRefusal>
/** Record that a risk was looked at, and when it is looked at next. Every person of an institution may call this. */
review: Operation<{
/** The id of the record. */
id: string
/** The version of the record; a change names the one it was made against. */
version?: number
/** A note for the team. */
note: string
/** The day of the review. */
reviewOn?: string | null
}, Risk, UsualRefusal | 'CHANGED_MEANWHILE' | 'NOT_ALLOWED' | 'NOT_FOUND' | 'PERSON_UNKNOWN' | 'PRECONDITION_FAILED' | 'REASON_MISSING' | 'STRENGTH_UNPROVEN'>
/** Every risk, by cursor, for programs that copy everything. Every person of an institution may call this. */
rows: Operation<{
/** The `nextCursor` of the answer before; absent for the first rows. */
cursor?: string
/** How many rows at most. */
limit?: number
}, {
/** The entries of this page. */
items: Array<RiskSummary>
/** What to send as `cursor` for the rows after these; null at the end. */
nextCursor: string | null
}, UsualRefusal>
/** Change a risk. Every person of an institution may call this. */
update: Operation<{
/** The id of the record. */
id: string
/** The title. */
title: string
/** Product line. */
productLine?: string
/** The subject area of compliance, such as `trid`. */
topic?: string | null
/** Who is responsible; null for nobody. */
ownerId?: string | null
/** Likelihood. */
likelihood?: number
/** Impact. */
impact?: number
/** Volume. */
volume?: number
/** Complexity. */
complexity?: number
/** Change. */
change?: number
/** The reason of the inherent, in words for people. */
inherentReason?: string
/** Controls. */
controls?: string
/** Control strength. */
controlStrength?: "none" | "weak" | "adequate" | "strong"
/** The reason of the strength, in words for people. */
strengthReason?: string
/** What was done, as the audit log names it. */
action?: string
/** The day of the review. */
reviewOn?: string | null
/** The version of the record; a change names the one it was made against. */
version?: number
}, Risk, UsualRefusal | 'CHANGED_MEANWHILE' | 'NOT_ALLOWED' | 'NOT_FOUND' | 'PERSON_UNKNOWN' | 'PRECONDITION_FAILED' | 'REASON_MISSING' | 'STRENGTH_UNPROVEN'>
  }
/** Search across everything the caller may see. */
  search: {
/** Regulations by citation and by words, and all else that can be searched; typing errors forgiven. Every person of an institution may call this. */
everything: Operation<{
/** The words to look for. */
query: string
}, {
/** Regulations. */
regulations: Array<SearchHit>
/** Thresholds. */
thresholds: Array<SearchHit>
/** Work. */
work: Array<SearchHit>
/** What shows that it was done. */
evidence: Array<SearchHit>
/** Articles. */
articles: Array<SearchHit>
/** Regulatory updates. */
regulatoryUpdates: Array<SearchHit>
/** Policies. */
policies: Array<SearchHit>
/** Help. */
help: Array<SearchHit>
}, UsualRefusal>
  }
/** Name, facts, and settings of the institution. */
  settings: {
/** Facts about the institution with their history. Every person of an institution may call this. */
facts: Operation<{}, Array<InstitutionFact>, UsualRefusal>
/** The institution's settings. Every person of an institution may call this. */
find: Operation<{}, {
/** The name. */
name: string
/** What type it is. */
type: "credit_union" | "community_bank" | "mortgage_company"
/** The time zone, such as `America/New_York`. */
timeZone: string
/** The plan. */
plan: "starter" | "professional" | "enterprise"
/** The people. */
people: number
/** The largest number of people. */
peopleAtMost: number | null
/** The time of the trial ends. */
trialEndsAt: string | null
/** Whether it needs second factor. */
requiresSecondFactor: boolean
/** Session idle minutes. */
sessionIdleMinutes: number | null
/** Invitation domains. */
invitationDomains: Array<string>
/** Own provider. */
ownProvider: {
/** The id of the entity. */
entityId: string
/** The domains of mail addresses. */
domains: Array<string>
/** When it was connected; null if it was not. */
connectedAt: string
} | null
/** Whether it needs own provider. */
requiresOwnProvider: boolean
/** Support. */
support: {
/** Why, in words for people. */
reason: string
/** The person by whom it was opened. */
openedBy: string
/** When it was opened; null if it was not. */
openedAt: string
/** The time of the ends. */
endsAt: string
} | null
/** The version of the record; a change names the one it was made against. */
version: number
}, UsualRefusal>
/** Enter a fact with the day since which it is true. Managers and administrators may call this. */
setFact: Operation<{
/** What programs know it by. */
key: "regulator" | "federallyInsured" | "charterNumber" | "rssdId" | "lei" | "taxId" | "states" | "counties" | "offices" | "products" | "craRatings" | "maintainsEscrow" | "openWeekdays" | "closedDates" | "fiscalYearEnd" | "assets" | "assetsWithAffiliates" | "loans.closed_end_mortgages" | "loans.open_end_lines" | "loans.first_lien_home_purchase" | "loans.hmda_reported" | "loans.first_lien_sold" | "loans.first_lien_principal_dwelling" | "loans.rural_or_underserved" | "loans.mortgages_serviced" | "loans.mortgages_serviced_for_others" | "loans.small_business_loans" | "loans.remittance_transfers"
/** The year. */
year: number | null
/** The value. */
value: string | number | boolean | null | Array<string | number | boolean | null | Array<unknown> | Record<string, unknown>> | Record<string, string | number | boolean | null | Array<unknown> | Record<string, unknown>>
/** True since. */
trueSince: string
}, void, UsualRefusal | 'INVALID_FACT' | 'SAME_DAY'>
/** What applies to the institution, and why. Every person of an institution may call this. */
whatApplies: Operation<{}, ApplicabilityOfYear, UsualRefusal>
  }
/** Tasks, their checklists, and templates of task sets. */
  tasks: {
/** Create the tasks of a template around a day. Managers and administrators may call this. */
applyTemplate: Operation<{
/** The id of the record. */
id: string
/** Day. */
day: string
/** Who is responsible; null for nobody. */
ownerId?: string | null
/** Rhythm. */
rhythm?: "once" | "quarterly" | "yearly"
}, {
/** Created. */
created: Array<string>
}, UsualRefusal | 'NOT_FOUND' | 'PERSON_UNKNOWN'>
/** Approve a finished task, or send it back. Every person of an institution may call this. */
approve: Operation<{
/** The id of the record. */
id: string
/** The version of the record; a change names the one it was made against. */
version?: number
/** Whether it is approved. */
isApproved: boolean
/** Why, in words for people. */
reason?: string
}, Task, UsualRefusal | 'BLOCKED' | 'CHANGED_MEANWHILE' | 'DEPENDENCY_CIRCLE' | 'DEPENDENCY_UNKNOWN' | 'DUE_BEFORE_START' | 'EVIDENCE_MISSING' | 'NOTHING_TO_APPROVE' | 'NOT_ALLOWED' | 'NOT_FOUND' | 'PERSON_UNKNOWN' | 'PRECONDITION_FAILED' | 'REASON_MISSING' | 'RECURRENCE_INVALID' | 'SECOND_PERSON_REQUIRED' | 'TOO_INVOLVED'>
/** Tasks under filters as cards by status. Every person of an institution may call this. */
board: Operation<{
/** Whose work: the own, that of the team, or all. */
whose?: "mine" | "assigned" | "all"
/** Only those in one of these states. */
statuses?: Array<"open" | "in_progress" | "waiting" | "done" | "cancelled">
/** Only those of one of these subject areas. */
topics?: Array<string>
/** Priorities. */
priorities?: Array<"high" | "medium" | "low">
/** Who is responsible. */
owner?: string | "none"
/** The first due day that is asked for. */
dueFrom?: string
/** The last due day that is asked for. */
dueTo?: string
/** Overdue only. */
overdueOnly?: boolean
/** Approvals only. */
approvalsOnly?: boolean
/** Words to look for. */
search?: string
/** Where it came from. */
origin?: string
}, {
/** Columns. */
columns: Array<{
/** What state it is in. */
status: "open" | "in_progress" | "waiting" | "done" | "cancelled"
/** Count. */
count: number
/** The entries of this page. */
items: Array<TaskSummary>
}>
/** Counts. */
counts: TaskCounts
}, UsualRefusal>
/** Change many tasks at once; says which could not be changed and why. Every person of an institution may call this. */
bulk: Operation<{
/** The ids of the records. */
ids: Array<string>
/** Change. */
change: {
/** Who is responsible; null for nobody. */
ownerId?: string | null
/** What state it is in. */
status?: "open" | "in_progress" | "waiting" | "done" | "cancelled"
/** Why, in words for people. */
reason?: string
/** How urgent it is. */
priority?: "high" | "medium" | "low"
/** The subject area of compliance, such as `trid`. */
topic?: string | null
/** The day by which it is due. */
dueOn?: string | null
/** Shift days. */
shiftDays?: number
}
}, {
/** Changed. */
changed: Array<string>
/** Refused. */
refused: Array<{
/** The id of the record. */
id: string
/** The title. */
title: string
/** Why, in words for people. */
because: string
}>
/** The id of the undo. */
undoId: string | null
}, UsualRefusal | 'CHANGED_MEANWHILE' | 'DEPENDENCY_CIRCLE' | 'DEPENDENCY_UNKNOWN' | 'DUE_BEFORE_START' | 'NOT_ALLOWED' | 'NOT_FOUND' | 'PERSON_UNKNOWN' | 'RECURRENCE_INVALID' | 'TOO_INVOLVED'>
/** Tasks under filters as a calendar file (ICS). Every person of an institution may call this. */
calendarFile: Operation<{
/** Whose work: the own, that of the team, or all. */
whose?: "mine" | "assigned" | "all"
/** Only those in one of these states. */
statuses?: Array<"open" | "in_progress" | "waiting" | "done" | "cancelled">
/** Only those of one of these subject areas. */
topics?: Array<string>
/** Priorities. */
priorities?: Array<"high" | "medium" | "low">
/** Who is responsible. */
owner?: string | "none"
/** The first due day that is asked for. */
dueFrom?: string
/** The last due day that is asked for. */
dueTo?: string
/** Overdue only. */
overdueOnly?: boolean
/** Approvals only. */
approvalsOnly?: boolean
/** Words to look for. */
search?: string
/** Where it came from. */
origin?: string
}, Blob, UsualRefusal>
/** Create a task. Every person of an institution may call this. */
create: Operation<{
/** The title. */
title: string
/** More about it. */
description?: string
/** Who is responsible; null for nobody. */
ownerId?: string | null
/** How urgent it is. */
priority?: "high" | "medium" | "low"
/** The subject area of compliance, such as `trid`. */
topic?: string | null
/** The day of the start. */
startOn?: string | null
/** The day by which it is due. */
dueOn?: string | null
/** Whether it needs evidence. */
requiresEvidence?: boolean
/** Whether it needs approval. */
requiresApproval?: boolean
/** The steps of it. */
checklist?: Array<ChecklistEntry>
/** How often it comes again. */
recurrence?: string
/** The tasks that have to be done first. */
after?: Array<string>
/** Where it came from. */
origin?: SubjectRef
}, Task, UsualRefusal | 'CHANGED_MEANWHILE' | 'DEPENDENCY_CIRCLE' | 'DEPENDENCY_UNKNOWN' | 'DUE_BEFORE_START' | 'NOT_ALLOWED' | 'NOT_FOUND' | 'PERSON_UNKNOWN' | 'RECURRENCE_INVALID' | 'TOO_INVOLVED'>
/** One task, whole. Every person of an institution may call this. */
find: Operation<{
/** The id of the record. */
id: string
}, Task, UsualRefusal | 'NOT_FOUND'>
/** Tasks under filters, a page at a time. Every person of an institution may call this. */
list: Operation<{
/** Whose work: the own, that of the team, or all. */
whose?: "mine" | "assigned" | "all"
/** Only those in one of these states. */
statuses?: Array<"open" | "in_progress" | "waiting" | "done" | "cancelled">
/** Only those of one of these subject areas. */
topics?: Array<string>
/** Priorities. */
priorities?: Array<"high" | "medium" | "low">
/** Who is responsible. */
owner?: string | "none"
/** The first due day that is asked for. */
dueFrom?: string
/** The last due day that is asked for. */
dueTo?: string
/** Overdue only. */
overdueOnly?: boolean
/** Approvals only. */
approvalsOnly?: boolean
/** Words to look for. */
search?: string
/** Where it came from. */
origin?: string
/** Sort. */
sort?: "due" | "priority" | "updated" | "title"
/** Descending. */
descending?: boolean
/** Which page; the first is 1. */
page?: number
}, {
/** The entries of this page. */
items: Array<TaskSummary>
/** Which page; the first is 1. */
page: number
/** How many pages there are. */
pageCount: number
/** Counts. */
counts: TaskCounts
}, UsualRefusal>
/** Tasks under filters that are due within a month. Every person of an institution may call this. */
month: Operation<{
/** Whose work: the own, that of the team, or all. */
whose?: "mine" | "assigned" | "all"
/** Only those in one of these states. */
statuses?: Array<"open" | "in_progress" | "waiting" | "done" | "cancelled">
/** Only those of one of these subject areas. */
topics?: Array<string>
/** Priorities. */
priorities?: Array<"high" | "medium" | "low">
/** Who is responsible. */
owner?: string | "none"
/** The first due day that is asked for. */
dueFrom?: string
/** The last due day that is asked for. */
dueTo?: string
/** Overdue only. */
overdueOnly?: boolean
/** Approvals only. */
approvalsOnly?: boolean
/** Words to look for. */
search?: string
/** Where it came from. */
origin?: string
/** Month. */
month: string
}, {
/** The entries of this page. */
items: Array<TaskSummary>
/** Counts. */
counts: TaskCounts
}, UsualRefusal>
/** The next dates of a recurrence, and how it reads. Every person of an institution may call this. */
previewRecurrence: Operation<{
/** How often it comes again. */
recurrence: string
/** The first day that is asked for. */
from: string
}, {
/** The words. */
text: string
/** Dates. */
dates: Array<string>
}, UsualRefusal | 'RECURRENCE_INVALID'>
/** Delete a task for good. Every person of an institution may call this. */
remove: Operation<{
/** The id of the record. */
id: string
/** The version of the record; a change names the one it was made against. */
version?: number
}, void, UsualRefusal | 'CHANGED_MEANWHILE' | 'DEPENDENCY_CIRCLE' | 'DEPENDENCY_UNKNOWN' | 'DUE_BEFORE_START' | 'NOT_ALLOWED' | 'NOT_FOUND' | 'PERSON_UNKNOWN' | 'PRECONDITION_FAILED' | 'RECURRENCE_INVALID' | 'TOO_INVOLVED'>
/** Delete a template. Managers and administrators may call this. */
removeTemplate: Operation<{
/** The id of the record. */
id: string
}, void, UsualRefusal | 'NOT_FOUND'>
/** Every task that the caller may see, by cursor, for programs that copy everything. Every person of an institution may call this. */
rows: Operation<{
/** The `nextCursor` of the answer before; absent for the first rows. */
cursor?: string
/** How many rows at most. */
limit?: number
}, {
/** The entries of this page. */
items: Array<TaskSummary>
/** What to send as `cursor` for the rows after these; null at the end. */
nextCursor: string | null
}, UsualRefusal>
/** Create a template, or change one. Managers and administrators may call this. */
saveTemplate: Operation<{
/** The id of the record. */
id?: string
/** The version of the record; a change names the one it was made against. */
version?: number
/** The name. */
name: string
/** More about it. */
description?: string
/** Where in the text it is. */
anchor: string
/** The entries of this page. */
items: Array<TemplateItem>
}, TaskTemplate, UsualRefusal | 'CHANGED_MEANWHILE' | 'DEPENDENCY_CIRCLE' | 'NOT_FOUND' | 'PRECONDITION_FAILED'>
/** Move a task to another status. Every person of an institution may call this. */
setStatus: Operation<{
/** The id of the record. */
id: string
/** The version of the record; a change names the one it was made against. */
version?: number
/** What state it is in. */
status: "open" | "in_progress" | "waiting" | "done" | "cancelled"
/** Why, in words for people. */
reason?: string
}, Task, UsualRefusal | 'BLOCKED' | 'CHANGED_MEANWHILE' | 'DEPENDENCY_CIRCLE' | 'DEPENDENCY_UNKNOWN' | 'DUE_BEFORE_START' | 'EVIDENCE_MISSING' | 'NOT_ALLOWED' | 'NOT_FOUND' | 'PERSON_UNKNOWN' | 'PRECONDITION_FAILED' | 'REASON_MISSING' | 'RECURRENCE_INVALID' | 'TOO_INVOLVED'>
/** Tasks under filters as a workbook (XLSX). Managers and administrators may call this. */
sheet: Operation<{
/** Whose work: the own, that of the team, or all. */
whose?: "mine" | "assigned" | "all"
/** Only those in one of these states. */
statuses?: Array<"open" | "in_progress" | "waiting" | "done" | "cancelled">
/** Only those of one of these subject areas. */
topics?: Array<string>
/** Priorities. */
priorities?: Array<"high" | "medium" | "low">
/** Who is responsible. */
owner?: string | "none"
/** The first due day that is asked for. */
dueFrom?: string
/** The last due day that is asked for. */
dueTo?: string
/** Overdue only. */
overdueOnly?: boolean
/** Approvals only. */
approvalsOnly?: boolean
/** Words to look for. */
search?: string
/** Where it came from. */
origin?: string
}, Blob, UsualRefusal>
/** How many unfinished tasks are yours, assigned by you, and in all. Every person of an institution may call this. */
tabs: Operation<{}, {
/** Mine. */
mine: number
/** Assigned. */
assigned: number
/** All. */
all: number
}, UsualRefusal>
/** The templates of task sets. Every person of an institution may call this. */
templates: Operation<{}, Array<TaskTemplate>, UsualRefusal>
/** Tick an item of the checklist, or take the tick back. Every person of an institution may call this. */
tick: Operation<{
/** The id of the record. */
id: string
/** The id of the item. */
itemId: string
/** Whether it is done. */
isDone: boolean
}, Task, UsualRefusal | 'CHANGED_MEANWHILE' | 'DEPENDENCY_CIRCLE' | 'DEPENDENCY_UNKNOWN' | 'DUE_BEFORE_START' | 'NOT_ALLOWED' | 'NOT_FOUND' | 'PERSON_UNKNOWN' | 'RECURRENCE_INVALID' | 'TOO_INVOLVED'>
/** Take a bulk change back. Every person of an institution may call this. */
undoBulk: Operation<{
/** The id of the undo. */
undoId: string
}, {
/** Restored. */
restored: number
/** Skipped. */
skipped: number
}, UsualRefusal | 'NOT_FOUND'>
/** Change what a task says. Every person of an institution may call this. */
update: Operation<{
/** The id of the record. */
id: string
/** The title. */
title: string
/** More about it. */
description?: string
/** Who is responsible; null for nobody. */
ownerId?: string | null
/** How urgent it is. */
priority?: "high" | "medium" | "low"
/** The subject area of compliance, such as `trid`. */
topic?: string | null
/** The day of the start. */
startOn?: string | null
/** The day by which it is due. */
dueOn?: string | null
/** Whether it needs evidence. */
requiresEvidence?: boolean
/** Whether it needs approval. */
requiresApproval?: boolean
/** The steps of it. */
checklist?: Array<ChecklistEntry>
/** How often it comes again. */
recurrence?: string
/** The tasks that have to be done first. */
after?: Array<string>
/** The version of the record; a change names the one it was made against. */
version?: number
}, Task, UsualRefusal | 'CHANGED_MEANWHILE' | 'DEPENDENCY_CIRCLE' | 'DEPENDENCY_UNKNOWN' | 'DUE_BEFORE_START' | 'NOT_ALLOWED' | 'NOT_FOUND' | 'PERSON_UNKNOWN' | 'PRECONDITION_FAILED' | 'RECURRENCE_INVALID' | 'TOO_INVOLVED'>
  }
/** Thresholds in law by year. */
  thresholds: {
/** Every figure of the threshold register, of all years. Everyone may call this. */
list: Operation<{}, Array<Threshold>, 'BAD_REQUEST' | 'TOO_MANY_REQUESTS'>
  }
/** What work is about: the topics of Plumbline, and the institution’s own. */
  topics: {
/** Add a topic of your institution. Managers and administrators may call this. */
create: Operation<{
/** The words that people read. */
label: string
}, TopicRecord, UsualRefusal | 'LABEL_TAKEN' | 'TOO_MANY_TOPICS'>
/** The topics that work can have: those of Plumbline, then your institution’s own by name. Every person of an institution may call this. */
list: Operation<{}, Array<{
/** What programs know it by. */
key: string
/** The words that people read. */
label: string
/** Parts. */
parts: Array<string>
/** Whether it has articles. */
hasArticles: boolean
/** Own. */
own: {
/** The id of the record. */
id: string
/** Whether it is archived. */
isArchived: boolean
/** The version of the record; a change names the one it was made against. */
version: number
} | null
}>, UsualRefusal>
/** Delete a topic of your institution that no record has. Managers and administrators may call this. */
remove: Operation<{
/** The id of the record. */
id: string
}, void, UsualRefusal | 'IN_USE' | 'NOT_FOUND'>
/** Rename a topic of your institution, or archive it: records keep it, and nobody can choose it again. Managers and administrators may call this. */
update: Operation<{
/** The id of the record. */
id: string
/** The version of the record; a change names the one it was made against. */
version?: number
/** The words that people read. */
label: string
/** Whether it is archived. */
isArchived?: boolean
}, TopicRecord, UsualRefusal | 'CHANGED_MEANWHILE' | 'LABEL_TAKEN' | 'NOT_FOUND' | 'PRECONDITION_FAILED'>
  }
/** Trainings and who has completed them. */
  trainings: {
/** Record that you, or as a manager somebody else, completed a training. Every person of an institution may call this. */
complete: Operation<{
/** The id of the record. */
id: string
/** The day on which it was completed; null if it was not. */
completedOn: string
/** A note for the team. */
note?: string
}, Training, UsualRefusal | 'ALREADY_COMPLETED' | 'DATE_IN_FUTURE' | 'EVIDENCE_MISSING' | 'NOT_FOUND'>
/** Assign a training to people or roles. Managers and administrators may call this. */
create: Operation<{
/** The title. */
title: string
/** More about it. */
description?: string
/** The subject area of compliance, such as `trid`. */
topic?: string | null
/** The day by which it is due. */
dueOn: string
/** Whether it needs evidence. */
requiresEvidence?: boolean
/** Which roles. */
roles?: Array<"admin" | "manager" | "user">
/** The people. */
userIds?: Array<string>
/** The ids of every reader. */
readerIds?: Array<string>
}, Training, UsualRefusal | 'CHANGED_MEANWHILE' | 'NOBODY_CHOSEN' | 'NOT_FOUND' | 'PERSON_UNKNOWN' | 'READER_UNKNOWN' | 'TOO_MANY_PEOPLE'>
/** Who has completed which training, as CSV: one training, or all of them. Managers and administrators may call this. */
file: Operation<{
/** The id of the record. */
id?: string
}, Blob, UsualRefusal | 'NOT_FOUND'>
/** One training and who has completed it. Every person of an institution may call this. */
find: Operation<{
/** The id of the record. */
id: string
}, Training, UsualRefusal | 'NOT_FOUND'>
/** Trainings, those due first; people who are not managers see their own. Every person of an institution may call this. */
list: Operation<{
/** What state it is in. */
state?: "open" | "completed" | "all"
/** The subject area of compliance, such as `trid`. */
topic?: string
/** Words to look for. */
search?: string
/** Which page; the first is 1. */
page?: number
}, {
/** The entries of this page. */
items: Array<TrainingSummary>
/** Which page; the first is 1. */
page: number
/** How many pages there are. */
pageCount: number
/** How many there are on all pages. */
totalCount: number
}, UsualRefusal>
/** Remind those who have not completed it; each at most once a day. Managers and administrators may call this. */
remind: Operation<{
/** The id of the record. */
id: string
}, {
/** Reminded. */
reminded: number
}, UsualRefusal | 'NOT_FOUND'>
/** Delete a training that nobody has completed. Managers and administrators may call this. */
remove: Operation<{
/** The id of the record. */
id: string
}, void, UsualRefusal | 'COMPLETED_BY_SOME' | 'NOT_FOUND'>
/** Take back a completion that was recorded by mistake. Managers and administrators may call this. */
reopen: Operation<{
/** The id of the record. */
id: string
}, Training, UsualRefusal | 'NOT_COMPLETED' | 'NOT_FOUND'>
/** Every training that the caller may see, by cursor, for programs that copy everything. Every person of an institution may call this. */
rows: Operation<{
/** The `nextCursor` of the answer before; absent for the first rows. */
cursor?: string
/** How many rows at most. */
limit?: number
}, {
/** The entries of this page. */
items: Array<TrainingSummary>
/** What to send as `cursor` for the rows after these; null at the end. */
nextCursor: string | null
}, UsualRefusal>
/** Change a training; who has completed it stays on it. Managers and administrators may call this. */
update: Operation<{
/** The id of the record. */
id: string
/** The title. */
title: string
/** More about it. */
description?: string
/** The subject area of compliance, such as `trid`. */
topic?: string | null
/** The day by which it is due. */
dueOn: string
/** Whether it needs evidence. */
requiresEvidence?: boolean
/** Which roles. */
roles?: Array<"admin" | "manager" | "user">
/** The people. */
userIds?: Array<string>
/** The ids of every reader. */
readerIds?: Array<string>
/** The version of the record; a change names the one it was made against. */
version?: number
}, Training, UsualRefusal | 'CHANGED_MEANWHILE' | 'NOBODY_CHOSEN' | 'NOT_FOUND' | 'PERSON_UNKNOWN' | 'PRECONDITION_FAILED' | 'READER_UNKNOWN' | 'TOO_MANY_PEOPLE'>
  }
/** What somebody at a vendor does: answers, files, a submission, after a code by mail. */
  vendorAnswering: {
/** Save an answer as it is typed; the institution reads it once it is submitted. Everyone may call this. */
answer: Operation<{
/** Session. */
session: string
/** The id of the record. */
id: string
/** The id of the question. */
questionId: string
/** The answer. */
answer: VendorAnswer
}, void, 'BAD_REQUEST' | 'NOTHING_HERE' | 'SESSION_ENDED' | 'TOO_MANY_REQUESTS' | 'VENDOR_ENDED'>
/** Attach a file to an answer, with the last day on which it is valid. Everyone may call this. */
attach: Operation<{
/** Session. */
session: string
/** The id of the record. */
id: string
/** The id of the question. */
questionId: string
/** Valid until. */
validUntil?: string
/** The file. */
file: Blob
}, VendorAnswerFile, 'BAD_REQUEST' | 'FILE_EMPTY' | 'FILE_NAME_WRONG' | 'FILE_TOO_LARGE' | 'FILE_TYPE_LIES' | 'FILE_TYPE_REFUSED' | 'NOTHING_HERE' | 'NO_ROOM' | 'SESSION_ENDED' | 'TOO_MANY_FILES' | 'TOO_MANY_REQUESTS' | 'VENDOR_ENDED'>
/** Take a file off that was not submitted yet. Everyone may call this. */
detach: Operation<{
/** Session. */
session: string
/** The id of the record. */
id: string
/** The id of the file. */
fileId: string
}, void, 'BAD_REQUEST' | 'NOTHING_HERE' | 'SESSION_ENDED' | 'TOO_MANY_REQUESTS' | 'VENDOR_ENDED'>
/** The questions, with what was typed so far. Everyone may call this. */
questionnaire: Operation<{
/** Session. */
session: string
/** The id of the record. */
id: string
}, {
/** The id of the record. */
id: string
/** The name of the vendor. */
vendorName: string
/** How many: question. */
questionCount: number
/** What state it is in. */
state: "open" | "submitted" | "returned" | "accepted" | "withdrawn"
/** The day by which it is due. */
dueOn: string
/** When it was submitted; null if it was not. */
submittedAt: string | null
/** The day of the ends. */
endsOn: string
/** Returned with. */
returnedWith: string
/** Questions. */
questions: Array<{
/** The id of the record. */
id: string
/** The section of the text. */
section: "security" | "privacy" | "continuity" | "subcontractors" | "insurance" | "complaints" | "ai"
/** The words. */
text: string
/** The answer. */
answer: "choice" | "text"
/** Document. */
document: "document" | "contract" | "soc_report" | "insurance" | "continuity_plan" | "financial_statements" | "due_diligence" | null
/** Given. */
given: VendorAnswer | null
/** Files. */
files: Array<VendorAnswerFile>
/** Before. */
before: VendorAnswer | null
}>
}, 'BAD_REQUEST' | 'NOTHING_HERE' | 'SESSION_ENDED' | 'TOO_MANY_REQUESTS'>
/** Submit the answers, once. Everyone may call this. */
submit: Operation<{
/** Session. */
session: string
/** The id of the record. */
id: string
}, {
/** When it was submitted; null if it was not. */
submittedAt: string
}, 'ANSWERS_MISSING' | 'BAD_REQUEST' | 'NOTHING_HERE' | 'SESSION_ENDED' | 'TOO_MANY_REQUESTS' | 'TOO_MUCH_EVIDENCE' | 'VENDOR_ENDED'>
  }
/** What vendors are asked, and what they answered. */
  vendorQuestionnaires: {
/** The questionnaires of a vendor with their answers, newest first. Every person of an institution may call this. */
list: Operation<{
/** The id of the vendor. */
vendorId: string
}, Array<{
/** The id of the record. */
id: string
/** The id of the vendor. */
vendorId: string
/** The number that people know it by. */
number: number
/** What state it is in. */
state: "open" | "submitted" | "returned" | "accepted" | "withdrawn"
/** The name of the contact. */
contactName: string
/** Contact email. */
contactEmail: string
/** The day by which it is due. */
dueOn: string
/** The day of the ends. */
endsOn: string
/** When it was sent; null if it was not. */
sentAt: string
/** The name of the person by whom it was sent. */
sentByName: string
/** Returned with. */
returnedWith: string
/** When it was submitted; null if it was not. */
submittedAt: string | null
/** When it was decided; null if it was not. */
decidedAt: string | null
/** The name of the person by whom it was decided. */
decidedByName: string
/** Conclusion. */
conclusion: string
/** How many: answered. */
answeredCount: number
/** Questions. */
questions: Array<{
/** The id of the record. */
id: string
/** The section of the text. */
section: "security" | "privacy" | "continuity" | "subcontractors" | "insurance" | "complaints" | "ai"
/** The words. */
text: string
/** The answer. */
answer: "choice" | "text"
/** Document. */
document: "document" | "contract" | "soc_report" | "insurance" | "continuity_plan" | "financial_statements" | "due_diligence" | null
/** Given. */
given: VendorAnswer | null
/** Files. */
files: Array<VendorAnswerFile>
/** Before. */
before: VendorAnswer | null
/** Change. */
change: "new" | "changed" | "same" | null
}>
}>, UsualRefusal | 'NOT_ALLOWED' | 'NOT_FOUND'>
/** What vendors are asked, by criticality. Every person of an institution may call this. */
questions: Operation<{}, {
/** Questions. */
questions: Array<{
/** The id of the record. */
id: string
/** The section of the text. */
section: "security" | "privacy" | "continuity" | "subcontractors" | "insurance" | "complaints" | "ai"
/** The words. */
text: string
/** The answer. */
answer: "choice" | "text"
/** Document. */
document: "document" | "contract" | "soc_report" | "insurance" | "continuity_plan" | "financial_statements" | "due_diligence" | null
/** Tiers. */
tiers: Array<"critical" | "high" | "moderate" | "low">
}>
/** The version of the record; a change names the one it was made against. */
version: number
/** The name of the person by whom it was changed. */
changedByName: string
}, UsualRefusal>
/** Change what vendors are asked from the next questionnaire on. Managers and administrators may call this. */
saveQuestions: Operation<{
/** The version of the record; a change names the one it was made against. */
version?: number
/** Questions. */
questions: Array<{
/** The id of the record. */
id: string
/** The section of the text. */
section: "security" | "privacy" | "continuity" | "subcontractors" | "insurance" | "complaints" | "ai"
/** The words. */
text: string
/** The answer. */
answer: "choice" | "text"
/** Document. */
document: "document" | "contract" | "soc_report" | "insurance" | "continuity_plan" | "financial_statements" | "due_diligence" | null
/** Tiers. */
tiers: Array<"critical" | "high" | "moderate" | "low">
}>
}, {
/** The version of the record; a change names the one it was made against. */
version: number
}, UsualRefusal | 'CHANGED_MEANWHILE' | 'PRECONDITION_FAILED' | 'QUESTION_TWICE'>
/** Send submitted answers back with a question. Every person of an institution may call this. */
sendBack: Operation<{
/** The id of the record. */
id: string
/** When it was submitted; null if it was not. */
submittedAt: string
/** The question. */
question: string
/** The day by which it is due. */
dueOn: string
}, void, UsualRefusal | 'ANSWERS_CHANGED' | 'DAY_FAR' | 'DAY_PAST' | 'NOT_ALLOWED' | 'NOT_FOUND' | 'NOT_SUBMITTED'>
/** Withdraw a questionnaire: its link stops working. Every person of an institution may call this. */
withdraw: Operation<{
/** The id of the record. */
id: string
}, void, UsualRefusal | 'ALREADY_ENDED' | 'NOT_ALLOWED' | 'NOT_FOUND'>
  }
/** Vendors with contracts, reviews, and documents that expire. */
  vendors: {
/** Enter a vendor. Managers and administrators may call this. */
create: Operation<{
/** The title. */
title: string
/** Service. */
service?: string
/** Tier. */
tier?: "critical" | "high" | "moderate" | "low"
/** What state it is in. */
status?: "proposed" | "active" | "leaving" | "ended"
/** Data seen. */
dataSeen?: "none" | "contact" | "npi" | "credentials"
/** Who is responsible; null for nobody. */
ownerId?: string | null
/** Contract start. */
contractStart?: string | null
/** Contract end. */
contractEnd?: string | null
/** Notice days. */
noticeDays?: number | null
/** Renews by itself. */
renewsByItself?: boolean
/** Review months. */
reviewMonths?: number | null
/** Subcontractors. */
subcontractors?: string
/** Exit plan. */
exitPlan?: string
/** Whether it uses an ai. */
usesAi?: boolean
/** Ai purpose. */
aiPurpose?: string
/** Ai decisions. */
aiDecisions?: string
/** Ai data. */
aiData?: string
/** Ai review. */
aiReview?: string
/** Ai testing. */
aiTesting?: string
/** More about it. */
description?: string
}, Vendor, UsualRefusal | 'CHANGED_MEANWHILE' | 'END_BEFORE_START' | 'NOTICE_WITHOUT_END' | 'NOT_ALLOWED' | 'NOT_FOUND' | 'PERSON_UNKNOWN'>
/** One vendor, whole. Every person of an institution may call this. */
find: Operation<{
/** The id of the record. */
id: string
}, Vendor, UsualRefusal | 'NOT_FOUND'>
/** Vendors, those with the next date first. Every person of an institution may call this. */
list: Operation<{
/** Tiers. */
tiers?: Array<"critical" | "high" | "moderate" | "low">
/** Only those in one of these states. */
statuses?: Array<"proposed" | "active" | "leaving" | "ended">
/** Words to look for. */
search?: string
/** Which page; the first is 1. */
page?: number
}, {
/** The entries of this page. */
items: Array<VendorSummary>
/** Which page; the first is 1. */
page: number
/** How many pages there are. */
pageCount: number
/** How many there are on all pages. */
totalCount: number
}, UsualRefusal>
/** Record a review of a vendor. Every person of an institution may call this. */
review: Operation<{
/** The id of the record. */
id: string
/** The version of the record; a change names the one it was made against. */
version?: number
/** The day on which it was reviewed; null if it was not. */
reviewedOn: string
/** What came out. */
result: string
}, Vendor, UsualRefusal | 'CHANGED_MEANWHILE' | 'END_BEFORE_START' | 'NOTICE_WITHOUT_END' | 'NOT_ALLOWED' | 'NOT_FOUND' | 'PERSON_UNKNOWN' | 'PRECONDITION_FAILED' | 'REVIEW_AHEAD' | 'REVIEW_BEFORE_LAST'>
/** Every vendor, by cursor, for programs that copy everything. Every person of an institution may call this. */
rows: Operation<{
/** The `nextCursor` of the answer before; absent for the first rows. */
cursor?: string
/** How many rows at most. */
limit?: number
}, {
/** The entries of this page. */
items: Array<VendorSummary>
/** What to send as `cursor` for the rows after these; null at the end. */
nextCursor: string | null
}, UsualRefusal>
/** Change a vendor. Every person of an institution may call this. */
update: Operation<{
/** The id of the record. */
id: string
/** The title. */
title: string
/** Service. */
service?: string
/** Tier. */
tier?: "critical" | "high" | "moderate" | "low"
/** What state it is in. */
status?: "proposed" | "active" | "leaving" | "ended"
/** Data seen. */
dataSeen?: "none" | "contact" | "npi" | "credentials"
/** Who is responsible; null for nobody. */
ownerId?: string | null
/** Contract start. */
contractStart?: string | null
/** Contract end. */
contractEnd?: string | null
/** Notice days. */
noticeDays?: number | null
/** Renews by itself. */
renewsByItself?: boolean
/** Review months. */
reviewMonths?: number | null
/** Subcontractors. */
subcontractors?: string
/** Exit plan. */
exitPlan?: string
/** Whether it uses an ai. */
usesAi?: boolean
/** Ai purpose. */
aiPurpose?: string
/** Ai decisions. */
aiDecisions?: string
/** Ai data. */
aiData?: string
/** Ai review. */
aiReview?: string
/** Ai testing. */
aiTesting?: string
/** More about it. */
description?: string
/** The version of the record; a change names the one it was made against. */
version?: number
}, Vendor, UsualRefusal | 'CHANGED_MEANWHILE' | 'END_BEFORE_START' | 'NOTICE_WITHOUT_END' | 'NOT_ALLOWED' | 'NOT_FOUND' | 'PERSON_UNKNOWN' | 'PRECONDITION_FAILED'>
  }
/** Links between records. */
  workLinks: {
/** Link two things. Every person of an institution may call this. */
add: Operation<WorkLink, void, UsualRefusal | 'LINK_TO_ITSELF' | 'NOT_FOUND' | 'SUPPORT_OF_OTHERS' | 'TOO_MANY_LINKS'>
/** What could be linked, by title. Every person of an institution may call this. */
find: Operation<{
/** The words to look for. */
query: string
}, Array<SubjectCard>, UsualRefusal>
/** What something is linked with, in either direction. Every person of an institution may call this. */
list: Operation<{
/** What kind of thing it is. */
kind: "task" | "finding" | "complaint" | "policy" | "assessment" | "exam" | "exam_item" | "loan_test" | "loan_batch" | "loan_run" | "hmda_register" | "training" | "training_assignment" | "monitoring_test" | "vendor" | "risk" | "control" | "incident" | "meeting" | "product_review" | "marketing_review"
/** The id of the record. */
id: string
}, LinkedRecords, UsualRefusal | 'NOT_FOUND'>
/** Take a link away. Every person of an institution may call this. */
remove: Operation<WorkLink, void, UsualRefusal | 'NOT_FOUND' | 'SUPPORT_OF_OTHERS'>
  }
}
