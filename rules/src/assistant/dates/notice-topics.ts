export interface NoticeTopic {
  subject: RegExp
  /** Clock of `notice-clocks.ts`, or a calculator of its own. */
  clock: string
  /** Words of the clause of the day that make it the day of the event. */
  start: RegExp
  /** How the question says the event: "received", "settled". */
  verb: string
  /** Words that need another clock or another fact. */
  only?: RegExp
}

const RECEIVED =
  /\b(?:receiv\w+|receipt|got|gets?|came|comes?|arriv\w+|sent (?:us|in)|sends us|submitt\w+|filed|reported|notified|called|wrote|told|disputed|disputes|asked|requested|asks|in on|in hand|mailed us|dated)\b/
const CLOSED = /\b(?:clos(?:e[sd]?|ing)|settle\w*|consummat\w+|sign(?:s|ed|ing)?)\b/

/** From specific to general. */
export const NOTICE_TOPICS: readonly NoticeTopic[] = [
  {
    subject:
      /\b(?:notice of error|noe|qwr|error notice|error resolution)\b.*\bpay-?off\b|\bpay-?off\b.*\b(?:notice of error|noe)\b/,
    clock: 'notice_of_error_payoff',
    start: RECEIVED,
    verb: 'received',
  },
  {
    subject:
      /\b(?:owner|assignee|who owns)\b.*\b(?:request|rfi)\b|\b(?:request|rfi)\b.*\b(?:owner|assignee|who owns)\b|\bask\w*\b.*\bwho owns\b/,
    clock: 'information_request_owner',
    start: RECEIVED,
    verb: 'received',
  },
  { subject: /\bremittance\b/, clock: 'remittance_error', start: RECEIVED, verb: 'received' },
  {
    subject:
      /(?=.*\b(?:reg(?:ulation)? e|eft|electronic (?:fund )?transfer|debit card|ach|unauthorized (?:transfer|transaction|charge)|provisional credit)\b).*\b(?:new account|first deposit)\b/,
    clock: 'transfer_error_new_account',
    start: RECEIVED,
    verb: 'received',
  },
  {
    subject:
      /(?=.*\b(?:reg(?:ulation)? e|eft|electronic (?:fund )?transfer|debit card|ach|unauthorized (?:transfer|transaction|charge)|provisional credit)\b).*\b(?:point[- ]of[- ]sale|pos)\b/,
    clock: 'transfer_error_point_of_sale',
    start: RECEIVED,
    verb: 'received',
  },
  {
    subject:
      /(?=.*\b(?:reg(?:ulation)? e|eft|electronic (?:fund )?transfer|debit card|ach|unauthorized (?:transfer|transaction|charge)|provisional credit)\b).*\b(?:foreign|abroad|overseas|outside (?:a state|the u\.?s)|international)\b/,
    clock: 'transfer_error_foreign',
    start: RECEIVED,
    verb: 'received',
  },
  {
    subject:
      /\b(?:reg(?:ulation)? e|eft|electronic (?:fund )?transfer|debit card|ach|unauthorized (?:transfer|transaction|charge)|provisional credit)\b/,
    clock: 'transfer_error',
    start: RECEIVED,
    verb: 'received',
  },
  {
    subject: /\b(?:billing error|credit card dispute|card dispute)\b/,
    clock: 'billing_error',
    start: RECEIVED,
    verb: 'received',
  },
  {
    subject:
      /\b(?:direct dispute|credit[- ]report(?:ing)? dispute|credit bureau dispute|fcra dispute|dispute)\b/,
    clock: 'credit_dispute',
    start: RECEIVED,
    verb: 'received',
  },
  {
    subject: /\b(?:notice of error|notices of error|noe|qualified written request|qwr)\b/,
    clock: 'notice_of_error',
    start: RECEIVED,
    verb: 'received',
  },
  {
    subject: /\b(?:request for information|information request|rfi)\b/,
    clock: 'information_request',
    start: RECEIVED,
    verb: 'received',
  },
  {
    subject:
      /\bescrow\b.*\b(?:refund|balance|returned?)\b|\bshort[- ]year\b.*\b(?:pay-?off|paid|pays)\b|\b(?:pay-?off|paid off|pays off|paid in full)\b.*\b(?:escrow|short[- ]year)\b/,
    clock: 'escrow_payoff',
    start: /\b(?:pa(?:id|ys?|yoff|y-off)|receiv\w+|came in)\b/,
    verb: 'paid in full',
  },
  { subject: /\binitial escrow\b/, clock: 'escrow_initial', start: CLOSED, verb: 'settled' },
  {
    subject:
      /\b(?:annual )?escrow (?:account )?(?:statement|analysis|disclosure)s?\b|\bescrow (?:computation )?year\b/,
    clock: 'escrow_annual',
    start: /\b(?:computation year|year|end(?:s|ed|ing)?|complet\w+)\b/,
    verb: 'at the end of the computation year',
  },
  {
    subject: /\bpay-?off (?:statement|letter|quote|request)s?\b/,
    clock: 'payoff_statement',
    start: RECEIVED,
    verb: 'received',
  },
  {
    subject: /\b(?:right[- ]to[- ](?:receive )?(?:a )?cop(?:y|ies)|appraisal (?:notice|disclosure))\b/,
    clock: 'appraisal_notice',
    start: /\bappl\w+|\bapps?\b|\breceiv\w+/,
    verb: 'received',
  },
  { subject: /\b(?:appraisals?|valuations?|avm)\b/, clock: 'appraisal_copy', start: CLOSED, verb: 'closing' },
  {
    subject:
      /\bhmda\b.*\bquarterly (?:report|submission|filing)|\bquarterly\b.*\bhmda (?:report|submission|filing)/,
    clock: 'hmda_quarter',
    start: /\b(?:quarter|end(?:s|ed|ing)?)\b/,
    verb: 'at the end of the quarter',
  },
  {
    subject: /\bhmda\b.*\bdisclosure (?:statement|notice)|\bffiec\b/,
    clock: 'hmda_statement',
    start: RECEIVED,
    verb: 'received',
  },
  {
    subject: /\b(?:hmda|lar|loan[/ -]application register)\b/,
    clock: 'hmda_record',
    start: /\b(?:action|denied|originat\w+|clos\w+|withdr\w+|purchas\w+|final|sold|declin\w+|approv\w+)\b/,
    verb: 'of final action',
  },
  {
    subject: /\b(?:changed circumstances?|coc|change of circumstances?)\b/,
    clock: 'revised_estimate',
    start:
      /\b(?:receiv\w+|learn\w*|discover\w*|changed circumstances?|coc|found out|knew|information|happened|occurr\w+)\b/,
    verb: 'learned of',
  },
  {
    subject: /\block(?:s|ed|ing)?\b.*\b(?:lest|revised)\b|\b(?:lest|revised)\b.*\brate (?:is |was )?lock/,
    clock: 'revised_estimate_lock',
    start: /\block/,
    verb: 'locked',
  },
  {
    subject:
      /\bresci(?:nd|nds|nded|ssion)\b.*\b(?:return|refund|release|give back|terminate|money)\b|\b(?:return|refund|release|give back|terminate)\b.*\bresci(?:nd|nds|nded|ssion)\b/,
    clock: 'rescission_return',
    start: RECEIVED,
    verb: 'received',
  },
]
