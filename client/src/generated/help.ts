// Written by `npm run client` from the contract. Do not edit.

import type { NounHelp } from '../command/help-entries.ts'

export const HELP: Readonly<Record<string, NounHelp>> = {
 "articles": {
  "about": "The shared library of compliance articles.",
  "operations": {
   "find": {
    "about": "One article in full; drafts for administrators only",
    "fields": [
     [
      "id",
      "t!/",
      "The slug."
     ]
    ]
   },
   "list": {
    "about": "Published articles, newest first, 24 a page",
    "fields": [
     [
      "search",
      "t",
      "Words to look for."
     ],
     [
      "category",
      "t",
      "The category.",
      [
       "qualified-mortgage",
       "trid",
       "hmda",
       "fair-lending",
       "bsa-aml",
       "deposits",
       "servicing",
       "consumer-credit",
       "program",
       "privacy-security",
       "credit-union"
      ]
     ],
     [
      "page",
      "n",
      "Which page; the first is 1."
     ]
    ]
   }
  }
 },
 "attestations": {
  "about": "Who has to read and sign which policy, and who has.",
  "operations": {
   "ask": {
    "about": "Ask people to sign by a date",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ],
     [
      "userIds",
      "t*",
      "The people."
     ],
     [
      "readerIds",
      "t*",
      "The ids of every reader."
     ],
     [
      "dueOn",
      "d!",
      "The day by which it is due."
     ],
     [
      "sections",
      "t*",
      "Sections."
     ],
     [
      "quiz",
      "j*",
      "Quiz."
     ]
    ]
   },
   "asking": {
    "about": "The sections and the quiz of the version in force",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ]
    ]
   },
   "file": {
    "about": "The signatures as CSV or PDF",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ],
     [
      "format",
      "t",
      "The format of the file.",
      [
       "csv",
       "pdf"
      ]
     ]
    ]
   },
   "list": {
    "about": "Who has signed and who has not",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ]
    ]
   },
   "mine": {
    "about": "The policies that you are asked to sign",
    "fields": [
     [
      "policyId",
      "t",
      "The id of the policy."
     ]
    ]
   },
   "remind": {
    "about": "Remind those who have not signed; each at most once a day",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ]
    ]
   }
  }
 },
 "blog": {
  "about": "Posts of the public blog.",
  "operations": {
   "addresses": {
    "about": "Where each published post stands, and when it last changed",
    "fields": []
   },
   "categories": {
    "about": "The categories of the published posts",
    "fields": []
   },
   "feed": {
    "about": "The newest posts with their whole text",
    "fields": []
   },
   "list": {
    "about": "Published posts, newest first, six a page",
    "fields": [
     [
      "search",
      "t",
      "Words to look for."
     ],
     [
      "category",
      "t",
      "The category."
     ],
     [
      "page",
      "n",
      "Which page; the first is 1."
     ]
    ]
   },
   "post": {
    "about": "A published post, its neighbours and its kin",
    "fields": [
     [
      "slug",
      "t!/",
      "The name in the address."
     ]
    ]
   },
   "preview": {
    "about": "A post of whatever state, for who holds a preview link that has not expired",
    "fields": [
     [
      "token",
      "t!/",
      "The token of the address."
     ]
    ]
   }
  }
 },
 "checklists": {
  "about": "Checklists from regulations that become tasks.",
  "operations": {
   "list": {
    "about": "The checklists of the articles on a topic",
    "fields": [
     [
      "topic",
      "t!/",
      "The subject area of compliance, such as `trid`."
     ]
    ]
   },
   "tick": {
    "about": "Tick an item, or take the tick back",
    "fields": [
     [
      "articleId",
      "t!",
      "The id of the article."
     ],
     [
      "itemKey",
      "t!",
      "Item key."
     ],
     [
      "isTicked",
      "b!",
      "Whether it is ticked."
     ]
    ]
   }
  }
 },
 "citationLinks": {
  "about": "Links from work to paragraphs of law.",
  "operations": {
   "add": {
    "about": "Name a paragraph of law",
    "fields": [
     [
      "kind",
      "t!",
      "What kind of thing it is.",
      [
       "task",
       "finding",
       "complaint",
       "policy",
       "assessment",
       "exam",
       "exam_item",
       "loan_test",
       "loan_batch",
       "loan_run",
       "hmda_register",
       "training",
       "training_assignment",
       "monitoring_test",
       "vendor",
       "risk",
       "control",
       "incident",
       "meeting",
       "product_review",
       "marketing_review"
      ]
     ],
     [
      "id",
      "t!",
      "The id of the record."
     ],
     [
      "text",
      "t!",
      "The words."
     ]
    ]
   },
   "list": {
    "about": "The paragraphs of law that something names",
    "fields": [
     [
      "kind",
      "t!",
      "What kind of thing it is.",
      [
       "task",
       "finding",
       "complaint",
       "policy",
       "assessment",
       "exam",
       "exam_item",
       "loan_test",
       "loan_batch",
       "loan_run",
       "hmda_register",
       "training",
       "training_assignment",
       "monitoring_test",
       "vendor",
       "risk",
       "control",
       "incident",
       "meeting",
       "product_review",
       "marketing_review"
      ]
     ],
     [
      "id",
      "t!",
      "The id of the record."
     ]
    ]
   },
   "naming": {
    "about": "What names a section of law or a paragraph in it",
    "fields": [
     [
      "part",
      "t!",
      "The part of Title 12 of the Code of Federal Regulations."
     ],
     [
      "section",
      "t",
      "The section of the text."
     ]
    ]
   },
   "remove": {
    "about": "Take a citation off",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ]
    ]
   }
  }
 },
 "comments": {
  "about": "Comments on anything that can have them.",
  "operations": {
   "add": {
    "about": "Comment on something and tell those mentioned",
    "fields": [
     [
      "kind",
      "t!",
      "What kind of thing it is.",
      [
       "task",
       "finding",
       "complaint",
       "policy",
       "assessment",
       "exam",
       "exam_item",
       "loan_test",
       "loan_batch",
       "loan_run",
       "hmda_register",
       "training",
       "training_assignment",
       "monitoring_test",
       "vendor",
       "risk",
       "control",
       "incident",
       "meeting",
       "product_review",
       "marketing_review"
      ]
     ],
     [
      "id",
      "t!",
      "The id of the record."
     ],
     [
      "body",
      "t!",
      "The text, in Markdown."
     ],
     [
      "mentions",
      "t*",
      "Mentions."
     ],
     [
      "passage",
      "j",
      "Passage."
     ]
    ]
   },
   "edit": {
    "about": "Change your own comment; it is marked as edited",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ],
     [
      "body",
      "t!",
      "The text, in Markdown."
     ],
     [
      "mentions",
      "t*",
      "Mentions."
     ]
    ]
   },
   "list": {
    "about": "The comments on something, oldest first",
    "fields": [
     [
      "kind",
      "t!",
      "What kind of thing it is.",
      [
       "task",
       "finding",
       "complaint",
       "policy",
       "assessment",
       "exam",
       "exam_item",
       "loan_test",
       "loan_batch",
       "loan_run",
       "hmda_register",
       "training",
       "training_assignment",
       "monitoring_test",
       "vendor",
       "risk",
       "control",
       "incident",
       "meeting",
       "product_review",
       "marketing_review"
      ]
     ],
     [
      "id",
      "t!",
      "The id of the record."
     ],
     [
      "before",
      "t",
      "Before."
     ],
     [
      "about",
      "t",
      "About.",
      [
       "all",
       "passages",
       "whole"
      ]
     ]
    ]
   },
   "mentionable": {
    "about": "People by name who may be mentioned, because they see what is commented on",
    "fields": [
     [
      "kind",
      "t!",
      "What kind of thing it is.",
      [
       "task",
       "finding",
       "complaint",
       "policy",
       "assessment",
       "exam",
       "exam_item",
       "loan_test",
       "loan_batch",
       "loan_run",
       "hmda_register",
       "training",
       "training_assignment",
       "monitoring_test",
       "vendor",
       "risk",
       "control",
       "incident",
       "meeting",
       "product_review",
       "marketing_review"
      ]
     ],
     [
      "id",
      "t!",
      "The id of the record."
     ],
     [
      "partId",
      "t",
      "The id of the part."
     ],
     [
      "search",
      "t",
      "Words to look for."
     ]
    ]
   },
   "remove": {
    "about": "Remove your own comment; its place stays",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ]
    ]
   },
   "resolve": {
    "about": "Mark a comment as settled, or open it again",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ],
     [
      "isResolved",
      "b!",
      "Whether it is resolved."
     ]
    ]
   }
  }
 },
 "complaints": {
  "about": "Complaints of consumers with their deadlines.",
  "operations": {
   "close": {
    "about": "Ask for closure, or close as the second person",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ],
     [
      "version",
      "n",
      "The version of the record; a change names the one it was made against."
     ],
     [
      "reason",
      "t",
      "Why, in words for people."
     ]
    ]
   },
   "create": {
    "about": "Record a complaint",
    "fields": [
     [
      "title",
      "t!",
      "The title."
     ],
     [
      "description",
      "t",
      "More about it."
     ],
     [
      "kind",
      "t!",
      "What kind of thing it is.",
      [
       "notice_of_error",
       "notice_of_error_payoff",
       "notice_of_error_foreclosure",
       "information_request",
       "information_request_owner",
       "transfer_error",
       "remittance_error",
       "billing_error",
       "credit_dispute",
       "debt_dispute",
       "agency",
       "other"
      ]
     ],
     [
      "channel",
      "t!",
      "How it came in.",
      [
       "letter",
       "email",
       "phone",
       "branch",
       "web",
       "agency"
      ]
     ],
     [
      "product",
      "t",
      "Product."
     ],
     [
      "topic",
      "t",
      "The subject area of compliance, such as `trid`."
     ],
     [
      "ownerId",
      "t",
      "Who is responsible; null for nobody."
     ],
     [
      "receivedOn",
      "d!",
      "The day on which it was received; null if it was not."
     ],
     [
      "acknowledgedOn",
      "d",
      "The day on which the receipt was acknowledged."
     ],
     [
      "answeredOn",
      "d",
      "The day on which it was answered; null if it was not."
     ],
     [
      "isExtended",
      "b",
      "Whether it is extended."
     ],
     [
      "letterAcknowledgeBy",
      "d",
      "Letter acknowledge by."
     ],
     [
      "letterAnswerBy",
      "d",
      "Letter answer by."
     ],
     [
      "foreclosureSale",
      "d",
      "Foreclosure sale."
     ],
     [
      "transferCircumstance",
      "t",
      "Transfer circumstance.",
      [
       "ordinary",
       "new_account",
       "point_of_sale",
       "foreign"
      ]
     ],
     [
      "creditedOn",
      "d",
      "The day on which it was credited; null if it was not."
     ],
     [
      "outcome",
      "t",
      "What came of it."
     ],
     [
      "accountNumber",
      "t",
      "Account number."
     ],
     [
      "source",
      "t",
      "Where it comes from.",
      [
       "consumer",
       "cfpb",
       "regulator",
       "social_media",
       "other"
      ]
     ],
     [
      "portalRespondedOn",
      "d",
      "The day on which it was portal responded; null if it was not."
     ],
     [
      "portalFinalOn",
      "d",
      "The day of the portal final."
     ],
     [
      "regulatorContact",
      "t",
      "Regulator contact."
     ],
     [
      "ruleCited",
      "t",
      "Rule cited."
     ],
     [
      "vendorId",
      "t",
      "The id of the vendor."
     ],
     [
      "cause",
      "t",
      "Cause.",
      [
       "unknown",
       "none",
       "employee",
       "system",
       "process",
       "disclosure",
       "policy",
       "third_party",
       "fraud",
       "other"
      ]
     ],
     [
      "redressPaid",
      "t",
      "Redress paid."
     ],
     [
      "redressOn",
      "d",
      "The day of the redress."
     ],
     [
      "rootCause",
      "t",
      "Root cause."
     ]
    ]
   },
   "decideFlag": {
    "about": "Confirm or dismiss that a complaint concerns UDAAP or fair lending, or take that back",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ],
     [
      "version",
      "n",
      "The version of the record; a change names the one it was made against."
     ],
     [
      "flag",
      "t!",
      "Flag.",
      [
       "udaap",
       "fair_lending"
      ]
     ],
     [
      "decision",
      "t!",
      "Decision.",
      [
       "confirmed",
       "dismissed"
      ]
     ]
    ]
   },
   "find": {
    "about": "One complaint with its clocks",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ]
    ]
   },
   "list": {
    "about": "Complaints, those due first",
    "fields": [
     [
      "state",
      "t",
      "What state it is in.",
      [
       "open",
       "closed",
       "all"
      ]
     ],
     [
      "kinds",
      "t*",
      "Kinds.",
      [
       "notice_of_error",
       "notice_of_error_payoff",
       "notice_of_error_foreclosure",
       "information_request",
       "information_request_owner",
       "transfer_error",
       "remittance_error",
       "billing_error",
       "credit_dispute",
       "debt_dispute",
       "agency",
       "other"
      ]
     ],
     [
      "topic",
      "t",
      "The subject area of compliance, such as `trid`."
     ],
     [
      "search",
      "t",
      "Words to look for."
     ],
     [
      "page",
      "n",
      "Which page; the first is 1."
     ]
    ]
   },
   "months": {
    "about": "How many complaints came and were answered, month by month, with causes and rules",
    "fields": []
   },
   "reopen": {
    "about": "Reopen a closed complaint",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ],
     [
      "version",
      "n",
      "The version of the record; a change names the one it was made against."
     ],
     [
      "reason",
      "t!",
      "Why, in words for people."
     ]
    ]
   },
   "responseLetter": {
    "about": "A draft of the answer to the consumer, as Word or PDF, to review and complete",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ],
     [
      "format",
      "t",
      "The format of the file.",
      [
       "docx",
       "pdf"
      ]
     ]
    ]
   },
   "rows": {
    "about": "Every complaint that the caller may see, by cursor, for programs that copy everything",
    "fields": [
     [
      "cursor",
      "t",
      "The `nextCursor` of the answer before; absent for the first rows."
     ],
     [
      "limit",
      "n",
      "How many rows at most."
     ]
    ]
   },
   "showAccountNumber": {
    "about": "The loan or member number of a complaint, whole; the audit log keeps who asked",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ]
    ]
   },
   "update": {
    "about": "Change a complaint",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ],
     [
      "title",
      "t!",
      "The title."
     ],
     [
      "description",
      "t",
      "More about it."
     ],
     [
      "kind",
      "t!",
      "What kind of thing it is.",
      [
       "notice_of_error",
       "notice_of_error_payoff",
       "notice_of_error_foreclosure",
       "information_request",
       "information_request_owner",
       "transfer_error",
       "remittance_error",
       "billing_error",
       "credit_dispute",
       "debt_dispute",
       "agency",
       "other"
      ]
     ],
     [
      "channel",
      "t!",
      "How it came in.",
      [
       "letter",
       "email",
       "phone",
       "branch",
       "web",
       "agency"
      ]
     ],
     [
      "product",
      "t",
      "Product."
     ],
     [
      "topic",
      "t",
      "The subject area of compliance, such as `trid`."
     ],
     [
      "ownerId",
      "t",
      "Who is responsible; null for nobody."
     ],
     [
      "receivedOn",
      "d!",
      "The day on which it was received; null if it was not."
     ],
     [
      "acknowledgedOn",
      "d",
      "The day on which the receipt was acknowledged."
     ],
     [
      "answeredOn",
      "d",
      "The day on which it was answered; null if it was not."
     ],
     [
      "isExtended",
      "b",
      "Whether it is extended."
     ],
     [
      "letterAcknowledgeBy",
      "d",
      "Letter acknowledge by."
     ],
     [
      "letterAnswerBy",
      "d",
      "Letter answer by."
     ],
     [
      "foreclosureSale",
      "d",
      "Foreclosure sale."
     ],
     [
      "transferCircumstance",
      "t",
      "Transfer circumstance.",
      [
       "ordinary",
       "new_account",
       "point_of_sale",
       "foreign"
      ]
     ],
     [
      "creditedOn",
      "d",
      "The day on which it was credited; null if it was not."
     ],
     [
      "outcome",
      "t",
      "What came of it."
     ],
     [
      "accountNumber",
      "t",
      "Account number."
     ],
     [
      "source",
      "t",
      "Where it comes from.",
      [
       "consumer",
       "cfpb",
       "regulator",
       "social_media",
       "other"
      ]
     ],
     [
      "portalRespondedOn",
      "d",
      "The day on which it was portal responded; null if it was not."
     ],
     [
      "portalFinalOn",
      "d",
      "The day of the portal final."
     ],
     [
      "regulatorContact",
      "t",
      "Regulator contact."
     ],
     [
      "ruleCited",
      "t",
      "Rule cited."
     ],
     [
      "vendorId",
      "t",
      "The id of the vendor."
     ],
     [
      "cause",
      "t",
      "Cause.",
      [
       "unknown",
       "none",
       "employee",
       "system",
       "process",
       "disclosure",
       "policy",
       "third_party",
       "fraud",
       "other"
      ]
     ],
     [
      "redressPaid",
      "t",
      "Redress paid."
     ],
     [
      "redressOn",
      "d",
      "The day of the redress."
     ],
     [
      "rootCause",
      "t",
      "Root cause."
     ],
     [
      "version",
      "n",
      "The version of the record; a change names the one it was made against."
     ]
    ]
   }
  }
 },
 "content": {
  "about": "Texts and figures of the public pages.",
  "operations": {
   "claims": {
    "about": "What the public pages claim about Plumbline",
    "fields": []
   },
   "contact": {
    "about": "How to reach us, and when",
    "fields": []
   },
   "faq": {
    "about": "The questions of the help center, answered",
    "fields": []
   },
   "legalPage": {
    "about": "The privacy policy, terms or cookie policy",
    "fields": [
     [
      "name",
      "t!/",
      "The name.",
      [
       "privacy",
       "terms",
       "cookies"
      ]
     ]
    ]
   }
  }
 },
 "controls": {
  "about": "What keeps risks small, each once: how strong it counts by its tests and evidence, and which risks it serves.",
  "operations": {
   "create": {
    "about": "Enter a control",
    "fields": [
     [
      "title",
      "t!",
      "The title."
     ],
     [
      "kind",
      "t",
      "What kind of thing it is.",
      [
       "policy",
       "system",
       "training",
       "testing",
       "person",
       "other"
      ]
     ],
     [
      "frequency",
      "t",
      "How often it comes again.",
      [
       "ongoing",
       "daily",
       "weekly",
       "monthly",
       "quarterly",
       "annual"
      ]
     ],
     [
      "ownerId",
      "t",
      "Who is responsible; null for nobody."
     ],
     [
      "judged",
      "t",
      "Judged.",
      [
       "none",
       "weak",
       "adequate",
       "strong"
      ]
     ],
     [
      "description",
      "t",
      "More about it."
     ],
     [
      "judgedReason",
      "t",
      "The reason of the judged, in words for people."
     ]
    ]
   },
   "find": {
    "about": "One control, whole",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ]
    ]
   },
   "list": {
    "about": "Controls, the weakest first",
    "fields": [
     [
      "strengths",
      "t*",
      "Strengths.",
      [
       "none",
       "weak",
       "adequate",
       "strong"
      ]
     ],
     [
      "search",
      "t",
      "Words to look for."
     ],
     [
      "page",
      "n",
      "Which page; the first is 1."
     ]
    ]
   },
   "rows": {
    "about": "Every control, by cursor, for programs that copy everything",
    "fields": [
     [
      "cursor",
      "t",
      "The `nextCursor` of the answer before; absent for the first rows."
     ],
     [
      "limit",
      "n",
      "How many rows at most."
     ]
    ]
   },
   "update": {
    "about": "Change a control",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ],
     [
      "title",
      "t!",
      "The title."
     ],
     [
      "kind",
      "t",
      "What kind of thing it is.",
      [
       "policy",
       "system",
       "training",
       "testing",
       "person",
       "other"
      ]
     ],
     [
      "frequency",
      "t",
      "How often it comes again.",
      [
       "ongoing",
       "daily",
       "weekly",
       "monthly",
       "quarterly",
       "annual"
      ]
     ],
     [
      "ownerId",
      "t",
      "Who is responsible; null for nobody."
     ],
     [
      "judged",
      "t",
      "Judged.",
      [
       "none",
       "weak",
       "adequate",
       "strong"
      ]
     ],
     [
      "description",
      "t",
      "More about it."
     ],
     [
      "judgedReason",
      "t",
      "The reason of the judged, in words for people."
     ],
     [
      "version",
      "n",
      "The version of the record; a change names the one it was made against."
     ]
    ]
   }
  }
 },
 "duties": {
  "about": "Recurring duties by law, and which of them are tasks.",
  "operations": {
   "adopt": {
    "about": "Make duties recurring tasks; what is a task already is left out",
    "fields": [
     [
      "duties",
      "j*!",
      "Duties."
     ],
     [
      "ownerId",
      "t",
      "Who is responsible; null for nobody."
     ]
    ]
   },
   "list": {
    "about": "Recurring duties by law, with whether each applies to the institution",
    "fields": []
   }
  }
 },
 "evidence": {
  "about": "Files and records that show that something was done.",
  "operations": {
   "add": {
    "about": "Add a file or a thing in the product as evidence",
    "fields": [
     [
      "kind",
      "t!",
      "What kind of thing it is.",
      [
       "task",
       "finding",
       "complaint",
       "policy",
       "assessment",
       "exam",
       "exam_item",
       "loan_test",
       "loan_batch",
       "loan_run",
       "hmda_register",
       "training",
       "training_assignment",
       "monitoring_test",
       "vendor",
       "risk",
       "control",
       "incident",
       "meeting",
       "product_review",
       "marketing_review"
      ]
     ],
     [
      "id",
      "t!",
      "The id of the record."
     ],
     [
      "title",
      "t!",
      "The title."
     ],
     [
      "type",
      "t",
      "What type it is.",
      [
       "document",
       "board_minutes",
       "contract",
       "soc_report",
       "insurance",
       "continuity_plan",
       "financial_statements",
       "due_diligence"
      ]
     ],
     [
      "note",
      "t",
      "A note for the team."
     ],
     [
      "validOn",
      "d!",
      "The day whose rules apply."
     ],
     [
      "validUntil",
      "d",
      "Valid until."
     ],
     [
      "fileId",
      "t",
      "The id of the file."
     ],
     [
      "target",
      "j",
      "Target."
     ],
     [
      "replacesId",
      "t",
      "The id of the replaces."
     ]
    ]
   },
   "find": {
    "about": "Evidence of the institution by title or file name",
    "fields": [
     [
      "query",
      "t!",
      "The words to look for."
     ]
    ]
   },
   "link": {
    "about": "Use a piece of evidence for something else, too",
    "fields": [
     [
      "evidenceId",
      "t!/",
      "The id of the evidence."
     ],
     [
      "kind",
      "t!",
      "What kind of thing it is.",
      [
       "task",
       "finding",
       "complaint",
       "policy",
       "assessment",
       "exam",
       "exam_item",
       "loan_test",
       "loan_batch",
       "loan_run",
       "hmda_register",
       "training",
       "training_assignment",
       "monitoring_test",
       "vendor",
       "risk",
       "control",
       "incident",
       "meeting",
       "product_review",
       "marketing_review"
      ]
     ],
     [
      "id",
      "t!",
      "The id of the record."
     ]
    ]
   },
   "list": {
    "about": "The evidence of something, newest first",
    "fields": [
     [
      "kind",
      "t!",
      "What kind of thing it is.",
      [
       "task",
       "finding",
       "complaint",
       "policy",
       "assessment",
       "exam",
       "exam_item",
       "loan_test",
       "loan_batch",
       "loan_run",
       "hmda_register",
       "training",
       "training_assignment",
       "monitoring_test",
       "vendor",
       "risk",
       "control",
       "incident",
       "meeting",
       "product_review",
       "marketing_review"
      ]
     ],
     [
      "id",
      "t!",
      "The id of the record."
     ]
    ]
   },
   "unlink": {
    "about": "Take a piece of evidence off something; other uses stay",
    "fields": [
     [
      "evidenceId",
      "t!/",
      "The id of the evidence."
     ],
     [
      "kind",
      "t!",
      "What kind of thing it is.",
      [
       "task",
       "finding",
       "complaint",
       "policy",
       "assessment",
       "exam",
       "exam_item",
       "loan_test",
       "loan_batch",
       "loan_run",
       "hmda_register",
       "training",
       "training_assignment",
       "monitoring_test",
       "vendor",
       "risk",
       "control",
       "incident",
       "meeting",
       "product_review",
       "marketing_review"
      ]
     ],
     [
      "id",
      "t!",
      "The id of the record."
     ]
    ]
   },
   "update": {
    "about": "Correct title, type, note, or date of validity",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ],
     [
      "title",
      "t!",
      "The title."
     ],
     [
      "type",
      "t",
      "What type it is.",
      [
       "document",
       "board_minutes",
       "contract",
       "soc_report",
       "insurance",
       "continuity_plan",
       "financial_statements",
       "due_diligence"
      ]
     ],
     [
      "note",
      "t",
      "A note for the team."
     ],
     [
      "validOn",
      "d!",
      "The day whose rules apply."
     ],
     [
      "validUntil",
      "d",
      "Valid until."
     ]
    ]
   },
   "uses": {
    "about": "Where a piece of evidence is used",
    "fields": [
     [
      "evidenceId",
      "t!/",
      "The id."
     ]
    ]
   }
  }
 },
 "files": {
  "about": "Uploaded files.",
  "operations": {
   "discard": {
    "about": "Give up an upload",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ]
    ]
   },
   "finish": {
    "about": "End an upload: the content is checked and hashed",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ]
    ]
   },
   "open": {
    "about": "An address of the file, good for five minutes",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ]
    ]
   },
   "progress": {
    "about": "Which pieces of an upload have arrived",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ]
    ]
   },
   "putChunk": {
    "about": "Send one piece of a file; sent twice, it is stored once",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ],
     [
      "position",
      "n!/",
      "Its place in the order."
     ],
     [
      "bytes",
      "f!",
      "Bytes."
     ]
    ]
   },
   "start": {
    "about": "Begin an upload; answers with a file of the same content where there is one",
    "fields": [
     [
      "name",
      "t!",
      "The name."
     ],
     [
      "byteSize",
      "n!",
      "How many bytes it has."
     ],
     [
      "sha256",
      "t",
      "The SHA-256 hash of the bytes, in hexadecimal digits."
     ]
    ]
   },
   "usage": {
    "about": "How much room the files of the institution take",
    "fields": []
   }
  }
 },
 "findings": {
  "about": "Findings of exams, audits, and self tests with their correction.",
  "operations": {
   "begin": {
    "about": "Begin corrective action, or reopen a closed finding",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ],
     [
      "version",
      "n",
      "The version of the record; a change names the one it was made against."
     ]
    ]
   },
   "close": {
    "about": "Ask for closure, or close as the second person",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ],
     [
      "version",
      "n",
      "The version of the record; a change names the one it was made against."
     ],
     [
      "reason",
      "t",
      "Why, in words for people."
     ]
    ]
   },
   "create": {
    "about": "Record a finding",
    "fields": [
     [
      "title",
      "t!",
      "The title."
     ],
     [
      "description",
      "t",
      "More about it."
     ],
     [
      "source",
      "t!",
      "Where it comes from.",
      [
       "exam",
       "audit",
       "self_test",
       "complaint",
       "monitoring"
      ]
     ],
     [
      "severity",
      "t!",
      "How serious it is.",
      [
       "high",
       "medium",
       "low"
      ]
     ],
     [
      "topic",
      "t",
      "The subject area of compliance, such as `trid`."
     ],
     [
      "rootCause",
      "t",
      "Root cause."
     ],
     [
      "correctiveAction",
      "t",
      "Corrective action."
     ],
     [
      "ownerId",
      "t",
      "Who is responsible; null for nobody."
     ],
     [
      "foundOn",
      "d!",
      "The day of the found."
     ],
     [
      "responseDueOn",
      "d",
      "The day of the response due."
     ],
     [
      "origin",
      "j",
      "Where it came from."
     ]
    ]
   },
   "find": {
    "about": "One finding, whole",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ]
    ]
   },
   "list": {
    "about": "Findings, the most urgent first",
    "fields": [
     [
      "statuses",
      "t*",
      "Only those in one of these states.",
      [
       "open",
       "in_progress",
       "waiting_for_closure",
       "closed"
      ]
     ],
     [
      "sources",
      "t*",
      "Sources.",
      [
       "exam",
       "audit",
       "self_test",
       "complaint",
       "monitoring"
      ]
     ],
     [
      "severities",
      "t*",
      "Severities.",
      [
       "high",
       "medium",
       "low"
      ]
     ],
     [
      "topic",
      "t",
      "The subject area of compliance, such as `trid`."
     ],
     [
      "search",
      "t",
      "Words to look for."
     ],
     [
      "page",
      "n",
      "Which page; the first is 1."
     ]
    ]
   },
   "rows": {
    "about": "Every finding that the caller may see, by cursor, for programs that copy everything",
    "fields": [
     [
      "cursor",
      "t",
      "The `nextCursor` of the answer before; absent for the first rows."
     ],
     [
      "limit",
      "n",
      "How many rows at most."
     ]
    ]
   },
   "update": {
    "about": "Change a finding",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ],
     [
      "title",
      "t!",
      "The title."
     ],
     [
      "description",
      "t",
      "More about it."
     ],
     [
      "source",
      "t!",
      "Where it comes from.",
      [
       "exam",
       "audit",
       "self_test",
       "complaint",
       "monitoring"
      ]
     ],
     [
      "severity",
      "t!",
      "How serious it is.",
      [
       "high",
       "medium",
       "low"
      ]
     ],
     [
      "topic",
      "t",
      "The subject area of compliance, such as `trid`."
     ],
     [
      "rootCause",
      "t",
      "Root cause."
     ],
     [
      "correctiveAction",
      "t",
      "Corrective action."
     ],
     [
      "ownerId",
      "t",
      "Who is responsible; null for nobody."
     ],
     [
      "foundOn",
      "d!",
      "The day of the found."
     ],
     [
      "responseDueOn",
      "d",
      "The day of the response due."
     ],
     [
      "version",
      "n",
      "The version of the record; a change names the one it was made against."
     ]
    ]
   }
  }
 },
 "history": {
  "about": "What changed in a record, when, and by whom.",
  "operations": {
   "list": {
    "about": "Who changed what, newest first",
    "fields": [
     [
      "kind",
      "t!",
      "What kind of thing it is.",
      [
       "task",
       "finding",
       "complaint",
       "policy",
       "assessment",
       "exam",
       "exam_item",
       "loan_test",
       "loan_batch",
       "loan_run",
       "hmda_register",
       "training",
       "training_assignment",
       "monitoring_test",
       "vendor",
       "risk",
       "control",
       "incident",
       "meeting",
       "product_review",
       "marketing_review"
      ]
     ],
     [
      "id",
      "t!",
      "The id of the record."
     ],
     [
      "page",
      "n",
      "Which page; the first is 1."
     ]
    ]
   }
  }
 },
 "hmda": {
  "about": "HMDA coverage and checks of loan application registers.",
  "operations": {
   "check": {
    "about": "Check a HMDA file of at most 50 MB; streams one JSON object a line, the summary last",
    "fields": [
     [
      "register",
      "f!",
      "Register."
     ],
     [
      "year",
      "n!",
      "The year."
     ],
     [
      "quarter",
      "n",
      "Quarter."
     ]
    ]
   },
   "decisions": {
    "about": "Quality and macro findings that the institution keeps, with the key for the hashes of the browser",
    "fields": []
   },
   "keep": {
    "about": "Keep a quality or macro finding, with a reason",
    "fields": [
     [
      "edit",
      "t!",
      "Edit."
     ],
     [
      "loan",
      "t!",
      "Loan."
     ],
     [
      "values",
      "t!",
      "The values."
     ],
     [
      "reason",
      "t!",
      "Why, in words for people."
     ]
    ]
   },
   "remember": {
    "about": "Switch the memory of decisions on or off; off erases all of them and the key",
    "fields": [
     [
      "remembers",
      "b!",
      "Remembers."
     ]
    ]
   },
   "reopen": {
    "about": "Take back a decision",
    "fields": [
     [
      "edit",
      "t!",
      "Edit."
     ],
     [
      "loan",
      "t!",
      "Loan."
     ]
    ]
   }
  }
 },
 "inbox": {
  "about": "Requests of visitors, as administrators review them.",
  "operations": {
   "apply": {
    "about": "Apply for a job, with a resume as PDF",
    "fields": [
     [
      "idempotencyKey",
      "t!",
      "Idempotency key."
     ],
     [
      "shownSeconds",
      "n!",
      "Shown seconds."
     ],
     [
      "website",
      "t",
      "Website."
     ],
     [
      "firstName",
      "t!",
      "The name of the first."
     ],
     [
      "lastName",
      "t!",
      "The name of the last."
     ],
     [
      "email",
      "t!",
      "The mail address."
     ],
     [
      "phone",
      "t",
      "The telephone number."
     ],
     [
      "position",
      "t",
      "Its place in the order."
     ],
     [
      "experience",
      "t!",
      "Experience.",
      [
       "0-1",
       "2-3",
       "4-5",
       "6-10",
       "10+"
      ]
     ],
     [
      "linkedin",
      "t",
      "Linkedin."
     ],
     [
      "github",
      "t",
      "Github."
     ],
     [
      "coverLetter",
      "t!",
      "Cover letter."
     ],
     [
      "resume",
      "f!",
      "Resume."
     ],
     [
      "referralSource",
      "t",
      "Referral source."
     ],
     [
      "startDate",
      "j",
      "Start date."
     ],
     [
      "salaryExpectation",
      "t",
      "Salary expectation."
     ]
    ]
   },
   "requestTrial": {
    "about": "Ask for a free trial",
    "fields": [
     [
      "idempotencyKey",
      "t!",
      "Idempotency key."
     ],
     [
      "shownSeconds",
      "n!",
      "Shown seconds."
     ],
     [
      "website",
      "t",
      "Website."
     ],
     [
      "institutionType",
      "t!",
      "Institution type.",
      [
       "credit_union",
       "community_bank",
       "mortgage_company"
      ]
     ],
     [
      "assetsSize",
      "t!",
      "Assets size.",
      [
       "under_100m",
       "100m_500m",
       "500m_1b",
       "1b_5b",
       "over_5b"
      ]
     ],
     [
      "regulatoryConcerns",
      "t*!",
      "Regulatory concerns.",
      [
       "qm",
       "trid",
       "hmda",
       "fair_lending",
       "bsa_aml",
       "cra",
       "flood_insurance",
       "appraisal_management"
      ]
     ],
     [
      "numberOfEmployees",
      "t!",
      "Number of employees.",
      [
       "1_10",
       "11_50",
       "51_200",
       "201_500",
       "over_500"
      ]
     ],
     [
      "currentComplianceTools",
      "t",
      "Current compliance tools."
     ],
     [
      "primaryGoal",
      "t!",
      "Primary goal.",
      [
       "reduce_risk",
       "save_time",
       "stay_updated",
       "improve_reporting",
       "centralize_info"
      ]
     ],
     [
      "fullName",
      "t!",
      "The name of the person."
     ],
     [
      "email",
      "t!",
      "The mail address."
     ],
     [
      "companyName",
      "t!",
      "The name of the company."
     ],
     [
      "jobTitle",
      "t",
      "Job title."
     ]
    ]
   },
   "sendMessage": {
    "about": "Write to us",
    "fields": [
     [
      "idempotencyKey",
      "t!",
      "Idempotency key."
     ],
     [
      "shownSeconds",
      "n!",
      "Shown seconds."
     ],
     [
      "website",
      "t",
      "Website."
     ],
     [
      "firstName",
      "t!",
      "The name of the first."
     ],
     [
      "lastName",
      "t!",
      "The name of the last."
     ],
     [
      "email",
      "t!",
      "The mail address."
     ],
     [
      "phone",
      "t",
      "The telephone number."
     ],
     [
      "company",
      "t!",
      "Company."
     ],
     [
      "inquiryType",
      "t!",
      "Inquiry type.",
      [
       "sales",
       "support",
       "compliance",
       "partnership",
       "other"
      ]
     ],
     [
      "subject",
      "t!",
      "What it is about."
     ],
     [
      "message",
      "t!",
      "What people read."
     ]
    ]
   }
  }
 },
 "incidents": {
  "about": "Security incidents with the hours within which an agency has to know.",
  "operations": {
   "create": {
    "about": "Record a security incident",
    "fields": [
     [
      "title",
      "t!",
      "The title."
     ],
     [
      "kind",
      "t",
      "What kind of thing it is.",
      [
       "unauthorized_access",
       "ransomware",
       "outage",
       "vendor",
       "lost_device",
       "mistake",
       "fraud",
       "other"
      ]
     ],
     [
      "status",
      "t",
      "What state it is in.",
      [
       "open",
       "contained",
       "closed"
      ]
     ],
     [
      "reportable",
      "t",
      "Reportable.",
      [
       "unknown",
       "yes",
       "no"
      ]
     ],
     [
      "vendorId",
      "t",
      "The id of the vendor."
     ],
     [
      "ownerId",
      "t",
      "Who is responsible; null for nobody."
     ],
     [
      "consumersAffected",
      "n",
      "Consumers affected."
     ],
     [
      "description",
      "t",
      "More about it."
     ],
     [
      "containment",
      "t",
      "Containment."
     ],
     [
      "outcome",
      "t",
      "What came of it."
     ],
     [
      "discoveredAt",
      "t!",
      "When it was discovered; null if it was not."
     ],
     [
      "believedAt",
      "t",
      "When it was believed; null if it was not."
     ],
     [
      "toldByVendorAt",
      "t",
      "The time of the told by vendor."
     ],
     [
      "notifiedAt",
      "t",
      "When it was notified; null if it was not."
     ]
    ]
   },
   "find": {
    "about": "One incident, whole",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ]
    ]
   },
   "list": {
    "about": "Security incidents, those to report first",
    "fields": [
     [
      "statuses",
      "t*",
      "Only those in one of these states.",
      [
       "open",
       "contained",
       "closed"
      ]
     ],
     [
      "search",
      "t",
      "Words to look for."
     ],
     [
      "page",
      "n",
      "Which page; the first is 1."
     ]
    ]
   },
   "rows": {
    "about": "Every incident that the caller may see, by cursor, for programs that copy everything",
    "fields": [
     [
      "cursor",
      "t",
      "The `nextCursor` of the answer before; absent for the first rows."
     ],
     [
      "limit",
      "n",
      "How many rows at most."
     ]
    ]
   },
   "update": {
    "about": "Change a security incident",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ],
     [
      "title",
      "t!",
      "The title."
     ],
     [
      "kind",
      "t",
      "What kind of thing it is.",
      [
       "unauthorized_access",
       "ransomware",
       "outage",
       "vendor",
       "lost_device",
       "mistake",
       "fraud",
       "other"
      ]
     ],
     [
      "status",
      "t",
      "What state it is in.",
      [
       "open",
       "contained",
       "closed"
      ]
     ],
     [
      "reportable",
      "t",
      "Reportable.",
      [
       "unknown",
       "yes",
       "no"
      ]
     ],
     [
      "vendorId",
      "t",
      "The id of the vendor."
     ],
     [
      "ownerId",
      "t",
      "Who is responsible; null for nobody."
     ],
     [
      "consumersAffected",
      "n",
      "Consumers affected."
     ],
     [
      "description",
      "t",
      "More about it."
     ],
     [
      "containment",
      "t",
      "Containment."
     ],
     [
      "outcome",
      "t",
      "What came of it."
     ],
     [
      "discoveredAt",
      "t!",
      "When it was discovered; null if it was not."
     ],
     [
      "believedAt",
      "t",
      "When it was believed; null if it was not."
     ],
     [
      "toldByVendorAt",
      "t",
      "The time of the told by vendor."
     ],
     [
      "notifiedAt",
      "t",
      "When it was notified; null if it was not."
     ],
     [
      "version",
      "n",
      "The version of the record; a change names the one it was made against."
     ]
    ]
   }
  }
 },
 "loanRuns": {
  "about": "Runs of loan files that an institution chose to store.",
  "operations": {
   "list": {
    "about": "Runs of loan files that the institution stores, newest first",
    "fields": []
   },
   "open": {
    "about": "Read a stored run with its loans and results; the audit log says who did",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ]
    ]
   },
   "workpaper": {
    "about": "The workpaper of a stored run as PDF: method, population, results by cause, exceptions",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ]
    ]
   }
  }
 },
 "loanTestBatches": {
  "about": "Loan tests of many loans from one file.",
  "operations": {
   "check": {
    "about": "Read a CSV or XLSX file and run its first rows; nothing is stored",
    "fields": [
     [
      "calculator",
      "t!",
      "Which loan test it is.",
      [
       "apr",
       "apr-tolerance",
       "hmda-coverage",
       "hoepa",
       "hoepa-rate",
       "hpml",
       "points-and-fees",
       "qm-points-fees",
       "qm-status",
       "rate-spread",
       "adverse-action",
       "business-days",
       "escrow-analysis",
       "fee-tolerance",
       "servicing-dates",
       "threshold",
       "trid-backward",
       "trid-forward",
       "trid-post-closing"
      ]
     ],
     [
      "file",
      "f!",
      "The file."
     ],
     [
      "mapping",
      "j*",
      "Mapping."
     ]
    ]
   },
   "cureLetters": {
    "about": "One file with the refund letter of each of these loans, to review; nothing is saved",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ],
     [
      "rows",
      "n*!",
      "The rows."
     ],
     [
      "format",
      "t",
      "The format of the file.",
      [
       "docx",
       "pdf"
      ]
     ]
    ]
   },
   "downloadCsv": {
    "about": "The file's rows in their order, with the results beside them",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ]
    ]
   },
   "downloadPdf": {
    "about": "Method, population, and results for the examiner",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ]
    ]
   },
   "downloadXlsx": {
    "about": "The same as a workbook",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ]
    ]
   },
   "find": {
    "about": "One batch with its progress",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ]
    ]
   },
   "list": {
    "about": "The newest 50 batches",
    "fields": []
   },
   "recordFinding": {
    "about": "Record the loans outside the limits as a finding",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ],
     [
      "rows",
      "n*",
      "The rows."
     ]
    ]
   },
   "rows": {
    "about": "Rows of a batch, 50 on a page",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ],
     [
      "outcome",
      "t",
      "What came of it.",
      [
       "within",
       "outside",
       "undetermined",
       "answer",
       "error"
      ]
     ],
     [
      "cause",
      "t",
      "Cause."
     ],
     [
      "order",
      "t",
      "Order.",
      [
       "severity",
       "file"
      ]
     ],
     [
      "page",
      "n",
      "Which page; the first is 1."
     ]
    ]
   },
   "start": {
    "about": "Run every row of a CSV or XLSX file in the background",
    "fields": [
     [
      "calculator",
      "t!",
      "Which loan test it is.",
      [
       "apr",
       "apr-tolerance",
       "hmda-coverage",
       "hoepa",
       "hoepa-rate",
       "hpml",
       "points-and-fees",
       "qm-points-fees",
       "qm-status",
       "rate-spread",
       "adverse-action",
       "business-days",
       "escrow-analysis",
       "fee-tolerance",
       "servicing-dates",
       "threshold",
       "trid-backward",
       "trid-forward",
       "trid-post-closing"
      ]
     ],
     [
      "name",
      "t!",
      "The name."
     ],
     [
      "file",
      "f!",
      "The file."
     ],
     [
      "mapping",
      "j*",
      "Mapping."
     ]
    ]
   },
   "template": {
    "about": "An empty CSV file with the columns of a test",
    "fields": [
     [
      "calculator",
      "t!/",
      "Which loan test it is.",
      [
       "apr",
       "apr-tolerance",
       "hmda-coverage",
       "hoepa",
       "hoepa-rate",
       "hpml",
       "points-and-fees",
       "qm-points-fees",
       "qm-status",
       "rate-spread",
       "adverse-action",
       "business-days",
       "escrow-analysis",
       "fee-tolerance",
       "servicing-dates",
       "threshold",
       "trid-backward",
       "trid-forward",
       "trid-post-closing"
      ]
     ]
    ]
   }
  }
 },
 "loanTestResults": {
  "about": "Saved results of loan tests with inputs and rule version.",
  "operations": {
   "cureLetter": {
    "about": "The refund letters of fee ledgers in one file, to review; nothing is saved",
    "fields": [
     [
      "input",
      "j",
      "Input."
     ],
     [
      "loanNumber",
      "t",
      "The number of the loan."
     ],
     [
      "others",
      "j*",
      "Others."
     ],
     [
      "format",
      "t!",
      "The format of the file.",
      [
       "docx",
       "pdf"
      ]
     ]
    ]
   },
   "downloadPdf": {
    "about": "The proof as PDF, with its hash",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ]
    ]
   },
   "find": {
    "about": "One saved result with its proof",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ]
    ]
   },
   "list": {
    "about": "Saved results, newest first",
    "fields": [
     [
      "page",
      "n",
      "Which page; the first is 1."
     ],
     [
      "loanNumber",
      "t",
      "The number of the loan."
     ]
    ]
   },
   "rows": {
    "about": "Every saved result that the caller may see, by cursor, for programs that copy everything",
    "fields": [
     [
      "cursor",
      "t",
      "The `nextCursor` of the answer before; absent for the first rows."
     ],
     [
      "limit",
      "n",
      "How many rows at most."
     ]
    ]
   },
   "runAgain": {
    "about": "The same input under today's rules; nothing is saved",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ]
    ]
   },
   "save": {
    "about": "Run a calculator and keep the result",
    "fields": [
     [
      "calculator",
      "t!",
      "Which loan test it is.",
      [
       "apr",
       "apr-tolerance",
       "hmda-coverage",
       "hoepa",
       "hoepa-rate",
       "hpml",
       "points-and-fees",
       "qm-points-fees",
       "qm-status",
       "rate-spread",
       "adverse-action",
       "business-days",
       "escrow-analysis",
       "fee-tolerance",
       "servicing-dates",
       "threshold",
       "trid-backward",
       "trid-forward",
       "trid-post-closing"
      ]
     ],
     [
      "name",
      "t!",
      "The name."
     ],
     [
      "loanNumber",
      "t",
      "The number of the loan."
     ],
     [
      "input",
      "j",
      "Input."
     ],
     [
      "formValues",
      "j",
      "Form values."
     ]
    ]
   }
  }
 },
 "loanTests": {
  "about": "Calculations on one loan; nothing is stored.",
  "operations": {
   "adverse-action": {
    "about": "When a notice of action taken is due",
    "fields": [
     [
      "kind",
      "t!",
      "What kind of thing it is.",
      [
       "complete_application",
       "incomplete_application",
       "adverse_action_incomplete",
       "adverse_action_existing_account",
       "counteroffer",
       "reasons_request"
      ]
     ],
     [
      "date",
      "t!",
      "The day."
     ],
     [
      "expresslyWithdrawn",
      "b",
      "Expressly withdrawn."
     ],
     [
      "accepted",
      "b",
      "Accepted."
     ],
     [
      "combinedNotice",
      "b",
      "Combined notice."
     ],
     [
      "requested",
      "t",
      "Requested."
     ]
    ]
   },
   "apr": {
    "about": "The annual percentage rate by the actuarial method, with its tolerance",
    "fields": [
     [
      "advances",
      "j*!",
      "Advances."
     ],
     [
      "payments",
      "j*!",
      "Payments."
     ],
     [
      "earningDate",
      "t",
      "Earning date."
     ],
     [
      "unitPeriod",
      "j",
      "Unit period."
     ],
     [
      "disclosedApr",
      "j",
      "Disclosed APR."
     ]
    ]
   },
   "apr-tolerance": {
    "about": "Whether a disclosed annual percentage rate is close enough to the actual one",
    "fields": [
     [
      "disclosedApr",
      "j!",
      "Disclosed APR."
     ],
     [
      "actualApr",
      "j!",
      "Actual APR."
     ],
     [
      "irregular",
      "b!",
      "Irregular."
     ],
     [
      "mortgage",
      "j",
      "Mortgage."
     ]
    ]
   },
   "business-days": {
    "about": "Count business days forward or backward",
    "fields": [
     [
      "definition",
      "t!",
      "Definition.",
      [
       "specific",
       "general"
      ]
     ],
     [
      "from",
      "t!",
      "The first day that is asked for."
     ],
     [
      "days",
      "n!",
      "How many days."
     ],
     [
      "calendar",
      "j",
      "Calendar."
     ],
     [
      "juneteenth",
      "b",
      "Juneteenth."
     ]
    ]
   },
   "escrow-analysis": {
    "about": "The aggregate escrow analysis of twelve months",
    "fields": [
     [
      "firstPaymentMonth",
      "t!",
      "First payment month."
     ],
     [
      "disbursements",
      "j*!",
      "Disbursements."
     ],
     [
      "cushionMonths",
      "n",
      "Cushion months."
     ],
     [
      "currentBalance",
      "t",
      "Current balance."
     ],
     [
      "borrowerCurrent",
      "b",
      "Borrower current."
     ],
     [
      "analysisDate",
      "t",
      "Analysis date."
     ]
    ]
   },
   "fee-tolerance": {
    "about": "Whether the charges stayed within tolerance, and what cures the rest",
    "fields": [
     [
      "consummation",
      "t",
      "Consummation."
     ],
     [
      "calendar",
      "j",
      "Calendar."
     ],
     [
      "closingDisclosureSent",
      "t",
      "Closing disclosure sent."
     ],
     [
      "fees",
      "j*!",
      "Fees."
     ]
    ]
   },
   "hmda-coverage": {
    "about": "Whether an institution reports HMDA data for a year, which data, and when",
    "fields": [
     [
      "year",
      "n!",
      "The year."
     ],
     [
      "institutionType",
      "t!",
      "Institution type.",
      [
       "depository",
       "nondepository"
      ]
     ],
     [
      "assetsPriorDec31",
      "t",
      "Assets prior dec31."
     ],
     [
      "officeInMsa",
      "b!",
      "Office in msa."
     ],
     [
      "homePurchaseLoanPriorYear",
      "b",
      "Home purchase loan prior year."
     ],
     [
      "federallyRelated",
      "b",
      "Federally related."
     ],
     [
      "forProfitMortgageLender",
      "b",
      "For profit mortgage lender."
     ],
     [
      "stateExempt",
      "b",
      "State exempt."
     ],
     [
      "closedEnd",
      "j!",
      "Closed end."
     ],
     [
      "openEnd",
      "j!",
      "Open end."
     ],
     [
      "insuredDepository",
      "b",
      "Insured depository."
     ],
     [
      "insuredCreditUnion",
      "b",
      "Insured credit union."
     ],
     [
      "craRatings",
      "t*",
      "CRA ratings.",
      [
       "outstanding",
       "satisfactory",
       "needs_to_improve",
       "substantial_noncompliance"
      ]
     ],
     [
      "reportedPriorYear",
      "n",
      "Reported prior year."
     ]
    ]
   },
   "hoepa": {
    "about": "Whether a loan is a high-cost mortgage",
    "fields": [
     [
      "consummation",
      "t!",
      "Consummation."
     ],
     [
      "creditType",
      "t",
      "Credit type.",
      [
       "closed_end",
       "open_end"
      ]
     ],
     [
      "principalDwelling",
      "b",
      "Principal dwelling."
     ],
     [
      "exemption",
      "t",
      "Exemption.",
      [
       "reverse_mortgage",
       "initial_construction",
       "housing_finance_agency",
       "usda_502_direct"
      ]
     ],
     [
      "lien",
      "t",
      "Lien.",
      [
       "first",
       "subordinate"
      ]
     ],
     [
      "personalProperty",
      "b",
      "Personal property."
     ],
     [
      "loanAmount",
      "t!",
      "Loan amount."
     ],
     [
      "totalLoanAmount",
      "t",
      "Total loan amount."
     ],
     [
      "apr",
      "j",
      "The annual percentage rate, in percent."
     ],
     [
      "apor",
      "j",
      "The average prime offer rate, in percent."
     ],
     [
      "pointsAndFees",
      "t",
      "Points and fees."
     ],
     [
      "prepaymentPenalty",
      "j",
      "Prepayment penalty."
     ]
    ]
   },
   "hoepa-rate": {
    "about": "The rate from which the APR of the high-cost test is computed",
    "fields": [
     [
      "rateType",
      "t!",
      "Rate type.",
      [
       "fixed",
       "index",
       "other"
      ]
     ],
     [
      "rate",
      "j",
      "Rate."
     ],
     [
      "indexValue",
      "j",
      "Index value."
     ],
     [
      "maximumMargin",
      "j",
      "Maximum margin."
     ],
     [
      "initialRate",
      "j",
      "Initial rate."
     ],
     [
      "rates",
      "j*",
      "Rates."
     ]
    ]
   },
   "hpml": {
    "about": "Whether a loan is higher-priced, with its escrow account and appraisals",
    "fields": [
     [
      "consummation",
      "t!",
      "Consummation."
     ],
     [
      "rateSetDate",
      "t",
      "Rate set date."
     ],
     [
      "applicationReceived",
      "t",
      "Application received."
     ],
     [
      "loanAmount",
      "t!",
      "Loan amount."
     ],
     [
      "conformingLimit",
      "t",
      "Conforming limit."
     ],
     [
      "lien",
      "t!",
      "Lien.",
      [
       "first",
       "subordinate"
      ]
     ],
     [
      "apr",
      "j!",
      "The annual percentage rate, in percent."
     ],
     [
      "apor",
      "j!",
      "The average prime offer rate, in percent."
     ],
     [
      "closedEnd",
      "b",
      "Closed end."
     ],
     [
      "principalDwelling",
      "b",
      "Principal dwelling."
     ],
     [
      "qualifiedMortgage",
      "b",
      "Qualified mortgage."
     ],
     [
      "escrowExemption",
      "t",
      "Escrow exemption.",
      [
       "cooperative_shares",
       "initial_construction",
       "bridge_12_months",
       "reverse_mortgage",
       "pace"
      ]
     ],
     [
      "appraisalExemption",
      "t",
      "Appraisal exemption."
     ],
     [
      "creditor",
      "j",
      "Creditor."
     ],
     [
      "purchase",
      "j",
      "Purchase."
     ]
    ]
   },
   "points-and-fees": {
    "about": "Which charges are points and fees, and the total loan amount",
    "fields": [
     [
      "amountFinanced",
      "t",
      "Amount financed."
     ],
     [
      "items",
      "j*!",
      "The entries of this page."
     ]
    ]
   },
   "qm-points-fees": {
    "about": "The most that a qualified mortgage may have in points and fees",
    "fields": [
     [
      "consummation",
      "t!",
      "Consummation."
     ],
     [
      "loanAmount",
      "t!",
      "Loan amount."
     ],
     [
      "totalLoanAmount",
      "t",
      "Total loan amount."
     ],
     [
      "pointsAndFees",
      "t",
      "Points and fees."
     ]
    ]
   },
   "qm-status": {
    "about": "Safe harbor, rebuttable presumption, or not a qualified mortgage",
    "fields": [
     [
      "consummation",
      "t!",
      "Consummation."
     ],
     [
      "loanAmount",
      "t!",
      "Loan amount."
     ],
     [
      "lien",
      "t!",
      "Lien.",
      [
       "first",
       "subordinate"
      ]
     ],
     [
      "manufacturedHome",
      "b",
      "Manufactured home."
     ],
     [
      "qmType",
      "t",
      "QM type.",
      [
       "general",
       "small_creditor",
       "balloon",
       "agency"
      ]
     ],
     [
      "apr",
      "j!",
      "The annual percentage rate, in percent."
     ],
     [
      "apor",
      "j!",
      "The average prime offer rate, in percent."
     ],
     [
      "pointsAndFeesPass",
      "b",
      "Points and fees pass."
     ],
     [
      "productFeaturesPass",
      "b",
      "Product features pass."
     ]
    ]
   },
   "rate-spread": {
    "about": "The APR less the average prime offer rate of a comparable transaction",
    "fields": [
     [
      "actionTaken",
      "n!",
      "Action taken."
     ],
     [
      "amortization",
      "t!",
      "Amortization.",
      [
       "fixed",
       "variable"
      ]
     ],
     [
      "termYears",
      "n",
      "Term years."
     ],
     [
      "termMonths",
      "n",
      "Term months."
     ],
     [
      "termDays",
      "n",
      "Term days."
     ],
     [
      "indefiniteTerm",
      "b",
      "Indefinite term."
     ],
     [
      "apr",
      "j!",
      "The annual percentage rate, in percent."
     ],
     [
      "rateSetDate",
      "t!",
      "Rate set date."
     ],
     [
      "reverseMortgage",
      "b",
      "Reverse mortgage."
     ],
     [
      "assumption",
      "b",
      "Assumption."
     ],
     [
      "purchased",
      "b",
      "Purchased."
     ],
     [
      "subjectToRegulationZ",
      "b",
      "Subject to regulation z."
     ],
     [
      "partiallyExempt",
      "b",
      "Partially exempt."
     ],
     [
      "aporTable",
      "j",
      "APOR table."
     ]
    ]
   },
   "servicing-dates": {
    "about": "Notices of a servicing transfer, a delinquency or a loss mitigation application",
    "fields": []
   },
   "threshold": {
    "about": "One figure of the threshold register on one day",
    "fields": [
     [
      "key",
      "t!",
      "What programs know it by."
     ],
     [
      "date",
      "t!",
      "The day."
     ]
    ]
   },
   "trid-backward": {
    "about": "The last days on which disclosures can go out for a wanted closing date",
    "fields": [
     [
      "consummation",
      "t!",
      "Consummation."
     ],
     [
      "juneteenth",
      "b",
      "Juneteenth."
     ],
     [
      "timeshare",
      "b",
      "Timeshare."
     ]
    ]
   },
   "trid-forward": {
    "about": "The TRID clock: from the dates known so far to the earliest closing",
    "fields": [
     [
      "applicationReceived",
      "t",
      "Application received."
     ],
     [
      "calendar",
      "j",
      "Calendar."
     ],
     [
      "juneteenth",
      "b",
      "Juneteenth."
     ],
     [
      "timeshare",
      "b",
      "Timeshare."
     ],
     [
      "loanEstimate",
      "j",
      "Loan estimate."
     ],
     [
      "intentToProceed",
      "t",
      "Intent to proceed."
     ],
     [
      "expirationBusinessDays",
      "n",
      "Expiration business days."
     ],
     [
      "revisionEvents",
      "j*",
      "Revision events."
     ],
     [
      "revisedLoanEstimates",
      "j*",
      "Revised loan estimates."
     ],
     [
      "closingDisclosure",
      "j",
      "Closing disclosure."
     ],
     [
      "changes",
      "j*",
      "Changes."
     ],
     [
      "correctedClosingDisclosures",
      "j*",
      "Corrected closing disclosures."
     ],
     [
      "waivers",
      "j",
      "Waivers."
     ],
     [
      "plannedConsummation",
      "t",
      "Planned consummation."
     ],
     [
      "rescission",
      "j",
      "Rescission."
     ]
    ]
   },
   "trid-post-closing": {
    "about": "Corrected disclosures and refunds after consummation",
    "fields": [
     [
      "consummation",
      "t!",
      "Consummation."
     ],
     [
      "events",
      "j*!",
      "What it is told of."
     ]
    ]
   }
  }
 },
 "loans": {
  "about": "Every loan test of a loan file; nothing is stored.",
  "operations": {
   "check": {
    "about": "Run every loan test on a MISMO file or on the values of a loan; nothing is stored",
    "fields": [
     [
      "xml",
      "t",
      "Xml."
     ],
     [
      "values",
      "j",
      "The values."
     ]
    ]
   }
  }
 },
 "marketingReviews": {
  "about": "Marketing pieces with what word rules say of them, a decision, and a last day.",
  "operations": {
   "create": {
    "about": "Enter a marketing piece",
    "fields": [
     [
      "title",
      "t!",
      "The title."
     ],
     [
      "product",
      "t",
      "Product.",
      [
       "deposit",
       "term_deposit",
       "mortgage",
       "home_equity_line",
       "consumer_loan",
       "credit_card",
       "general"
      ]
     ],
     [
      "channel",
      "t",
      "How it came in.",
      [
       "website",
       "email",
       "social",
       "print",
       "direct_mail",
       "newsletter",
       "radio",
       "television",
       "outdoor",
       "branch_sign",
       "phone_recording"
      ]
     ],
     [
      "status",
      "t",
      "What state it is in.",
      [
       "draft",
       "in_review",
       "in_use",
       "retired"
      ]
     ],
     [
      "ownerId",
      "t",
      "Who is responsible; null for nobody."
     ],
     [
      "link",
      "t",
      "Where it leads."
     ],
     [
      "startsOn",
      "d",
      "The day of the starts."
     ],
     [
      "expiresOn",
      "d",
      "The day of the expires."
     ],
     [
      "lastUsedOn",
      "d",
      "The day on which it was last used; null if it was not."
     ],
     [
      "text",
      "t",
      "The words."
     ],
     [
      "rateMayChange",
      "b",
      "Rate may change."
     ],
     [
      "hasAccountFees",
      "b",
      "Whether it has account fees."
     ],
     [
      "isPrescreened",
      "b",
      "Whether it is prescreened."
     ],
     [
      "description",
      "t",
      "More about it."
     ]
    ]
   },
   "find": {
    "about": "One marketing piece with what the word rules say about it, and how long to retain it",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ]
    ]
   },
   "list": {
    "about": "Marketing pieces, those that expire next first",
    "fields": [
     [
      "products",
      "t*",
      "Products.",
      [
       "deposit",
       "term_deposit",
       "mortgage",
       "home_equity_line",
       "consumer_loan",
       "credit_card",
       "general"
      ]
     ],
     [
      "statuses",
      "t*",
      "Only those in one of these states.",
      [
       "draft",
       "in_review",
       "in_use",
       "retired"
      ]
     ],
     [
      "search",
      "t",
      "Words to look for."
     ],
     [
      "page",
      "n",
      "Which page; the first is 1."
     ]
    ]
   },
   "rows": {
    "about": "Every marketing piece, by cursor, for programs that copy everything",
    "fields": [
     [
      "cursor",
      "t",
      "The `nextCursor` of the answer before; absent for the first rows."
     ],
     [
      "limit",
      "n",
      "How many rows at most."
     ]
    ]
   },
   "update": {
    "about": "Change a marketing piece; a change of what was decided on opens the decision again",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ],
     [
      "title",
      "t!",
      "The title."
     ],
     [
      "product",
      "t",
      "Product.",
      [
       "deposit",
       "term_deposit",
       "mortgage",
       "home_equity_line",
       "consumer_loan",
       "credit_card",
       "general"
      ]
     ],
     [
      "channel",
      "t",
      "How it came in.",
      [
       "website",
       "email",
       "social",
       "print",
       "direct_mail",
       "newsletter",
       "radio",
       "television",
       "outdoor",
       "branch_sign",
       "phone_recording"
      ]
     ],
     [
      "status",
      "t",
      "What state it is in.",
      [
       "draft",
       "in_review",
       "in_use",
       "retired"
      ]
     ],
     [
      "ownerId",
      "t",
      "Who is responsible; null for nobody."
     ],
     [
      "link",
      "t",
      "Where it leads."
     ],
     [
      "startsOn",
      "d",
      "The day of the starts."
     ],
     [
      "expiresOn",
      "d",
      "The day of the expires."
     ],
     [
      "lastUsedOn",
      "d",
      "The day on which it was last used; null if it was not."
     ],
     [
      "text",
      "t",
      "The words."
     ],
     [
      "rateMayChange",
      "b",
      "Rate may change."
     ],
     [
      "hasAccountFees",
      "b",
      "Whether it has account fees."
     ],
     [
      "isPrescreened",
      "b",
      "Whether it is prescreened."
     ],
     [
      "description",
      "t",
      "More about it."
     ],
     [
      "version",
      "n",
      "The version of the record; a change names the one it was made against."
     ]
    ]
   }
  }
 },
 "meetings": {
  "about": "Meetings of the board and committees: agenda from what is due, decisions, and minutes.",
  "operations": {
   "create": {
    "about": "Plan a meeting, or record one that was held",
    "fields": [
     [
      "title",
      "t!",
      "The title."
     ],
     [
      "body",
      "t",
      "The text, in Markdown.",
      [
       "board",
       "supervisory_committee",
       "audit_committee",
       "compliance_committee",
       "other"
      ]
     ],
     [
      "status",
      "t",
      "What state it is in.",
      [
       "planned",
       "held",
       "cancelled"
      ]
     ],
     [
      "place",
      "t",
      "Place."
     ],
     [
      "ownerId",
      "t",
      "Who is responsible; null for nobody."
     ],
     [
      "attendees",
      "t",
      "Attendees."
     ],
     [
      "description",
      "t",
      "More about it."
     ],
     [
      "heldOn",
      "d!",
      "The day of the held."
     ],
     [
      "agenda",
      "j*",
      "Agenda."
     ]
    ]
   },
   "document": {
    "about": "The agenda of a meeting, or its minutes once it was held, as PDF or Word",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ],
     [
      "format",
      "t",
      "The format of the file.",
      [
       "pdf",
       "docx"
      ]
     ]
    ]
   },
   "find": {
    "about": "One meeting with its agenda and decisions",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ]
    ]
   },
   "list": {
    "about": "Meetings of the board and committees, newest first",
    "fields": [
     [
      "statuses",
      "t*",
      "Only those in one of these states.",
      [
       "planned",
       "held",
       "cancelled"
      ]
     ],
     [
      "search",
      "t",
      "Words to look for."
     ],
     [
      "page",
      "n",
      "Which page; the first is 1."
     ]
    ]
   },
   "proposal": {
    "about": "What is due by the day of the meeting and not on its agenda; nothing is added",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ]
    ]
   },
   "rows": {
    "about": "Every meeting that the caller may see, by cursor, for programs that copy everything",
    "fields": [
     [
      "cursor",
      "t",
      "The `nextCursor` of the answer before; absent for the first rows."
     ],
     [
      "limit",
      "n",
      "How many rows at most."
     ]
    ]
   },
   "update": {
    "about": "Change a meeting, its agenda, and decisions",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ],
     [
      "title",
      "t!",
      "The title."
     ],
     [
      "body",
      "t",
      "The text, in Markdown.",
      [
       "board",
       "supervisory_committee",
       "audit_committee",
       "compliance_committee",
       "other"
      ]
     ],
     [
      "status",
      "t",
      "What state it is in.",
      [
       "planned",
       "held",
       "cancelled"
      ]
     ],
     [
      "place",
      "t",
      "Place."
     ],
     [
      "ownerId",
      "t",
      "Who is responsible; null for nobody."
     ],
     [
      "attendees",
      "t",
      "Attendees."
     ],
     [
      "description",
      "t",
      "More about it."
     ],
     [
      "heldOn",
      "d!",
      "The day of the held."
     ],
     [
      "agenda",
      "j*",
      "Agenda."
     ],
     [
      "version",
      "n",
      "The version of the record; a change names the one it was made against."
     ]
    ]
   }
  }
 },
 "members": {
  "about": "The account of the caller.",
  "operations": {
   "me": {
    "about": "The signed-in member, with profile and role of now",
    "fields": []
   }
  }
 },
 "monitoring": {
  "about": "The monitoring program of a year and its tests.",
  "operations": {
   "answer": {
    "about": "Answer one attribute of an item on a test sheet, attach its evidence, or write its note; the rest stays",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ],
     [
      "answer",
      "j",
      "The answer."
     ],
     [
      "evidence",
      "j",
      "What shows that it was done."
     ],
     [
      "note",
      "j",
      "A note for the team."
     ]
    ]
   },
   "copyYear": {
    "about": "Take the tests of one year over into another; those with the same title are left out",
    "fields": [
     [
      "from",
      "n!",
      "The first day that is asked for."
     ],
     [
      "to",
      "n!",
      "The last day that is asked for."
     ]
    ]
   },
   "create": {
    "about": "Add a test to the plan of a year",
    "fields": [
     [
      "year",
      "n!",
      "The year."
     ],
     [
      "title",
      "t!",
      "The title."
     ],
     [
      "description",
      "t",
      "More about it."
     ],
     [
      "topic",
      "t",
      "The subject area of compliance, such as `trid`."
     ],
     [
      "frequency",
      "t!",
      "How often it comes again.",
      [
       "monthly",
       "quarterly",
       "semiannual",
       "annual"
      ]
     ],
     [
      "firstMonth",
      "n!",
      "First month."
     ],
     [
      "ownerId",
      "t",
      "Who is responsible; null for nobody."
     ],
     [
      "performerId",
      "t",
      "The id of the performer."
     ],
     [
      "procedure",
      "t",
      "Procedure."
     ],
     [
      "requiresEvidence",
      "b",
      "Whether it needs evidence."
     ]
    ]
   },
   "draw": {
    "about": "Draw the sample of a run: exact size, stored random seed, one row of the sheet for each item",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ],
     [
      "description",
      "t!",
      "More about it."
     ],
     [
      "confidence",
      "t",
      "Confidence.",
      [
       "0.90",
       "0.95",
       "0.975",
       "0.99"
      ]
     ],
     [
      "tolerableRate",
      "t",
      "Tolerable rate."
     ],
     [
      "expectedErrors",
      "n",
      "Expected errors."
     ],
     [
      "attributes",
      "t*!",
      "Attributes."
     ],
     [
      "method",
      "t",
      "Method.",
      [
       "random",
       "haphazard"
      ]
     ],
     [
      "population",
      "j!",
      "Population."
     ],
     [
      "strata",
      "j",
      "Strata."
     ],
     [
      "stages",
      "j",
      "Stages."
     ]
    ]
   },
   "file": {
    "about": "The plan of a year with its results, as CSV",
    "fields": [
     [
      "year",
      "n!",
      "The year."
     ]
    ]
   },
   "find": {
    "about": "One test of the plan with its runs",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ]
    ]
   },
   "plan": {
    "about": "The monitoring plan of a year with its runs; people who are not managers see their own tests",
    "fields": [
     [
      "year",
      "n!",
      "The year."
     ]
    ]
   },
   "record": {
    "about": "Record whether a run passed or failed; a failure or an exception makes a finding",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ],
     [
      "result",
      "t!",
      "What came out.",
      [
       "passed",
       "failed"
      ]
     ],
     [
      "note",
      "t",
      "A note for the team."
     ],
     [
      "finding",
      "j",
      "Finding."
     ]
    ]
   },
   "sheet": {
    "about": "The test sheet of a run: sample, seed, items with their answers, and what they say",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ]
    ]
   },
   "stop": {
    "about": "Take the runs of a test that have no task yet off the plan",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ],
     [
      "version",
      "n",
      "The version of the record; a change names the one it was made against."
     ]
    ]
   },
   "update": {
    "about": "Change a test; runs with a task or a result stay as they are",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ],
     [
      "title",
      "t!",
      "The title."
     ],
     [
      "description",
      "t",
      "More about it."
     ],
     [
      "topic",
      "t",
      "The subject area of compliance, such as `trid`."
     ],
     [
      "frequency",
      "t!",
      "How often it comes again.",
      [
       "monthly",
       "quarterly",
       "semiannual",
       "annual"
      ]
     ],
     [
      "firstMonth",
      "n!",
      "First month."
     ],
     [
      "ownerId",
      "t",
      "Who is responsible; null for nobody."
     ],
     [
      "performerId",
      "t",
      "The id of the performer."
     ],
     [
      "procedure",
      "t",
      "Procedure."
     ],
     [
      "requiresEvidence",
      "b",
      "Whether it needs evidence."
     ],
     [
      "version",
      "n",
      "The version of the record; a change names the one it was made against."
     ]
    ]
   },
   "workpaper": {
    "about": "The workpaper of a run as PDF: procedure, population, method, seed, sheet, and result",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ]
    ]
   }
  }
 },
 "notifications": {
  "about": "Notifications and mail of the caller.",
  "operations": {
   "unsubscribe": {
    "about": "End the mails of a topic, or the digest, with one click",
    "fields": [
     [
      "token",
      "t!/",
      "The token of the address."
     ],
     [
      "topic",
      "t!/",
      "The subject area of compliance, such as `trid`.",
      [
       "mention",
       "comment",
       "assigned",
       "due_in_week",
       "due_tomorrow",
       "due",
       "overdue",
       "approval",
       "decision",
       "attestation",
       "assessment",
       "finding_response",
       "exam",
       "law",
       "report",
       "scheduled_report",
       "team",
       "request",
       "other",
       "digest"
      ]
     ]
    ]
   }
  }
 },
 "people": {
  "about": "The colleagues to whom work can be assigned.",
  "operations": {
   "list": {
    "about": "The people of your institution, by name",
    "fields": []
   }
  }
 },
 "policies": {
  "about": "Policies with versions, approval, and publication.",
  "operations": {
   "create": {
    "about": "Start a policy with its first draft",
    "fields": [
     [
      "title",
      "t!",
      "The title."
     ],
     [
      "topic",
      "t",
      "The subject area of compliance, such as `trid`."
     ],
     [
      "ownerId",
      "t",
      "Who is responsible; null for nobody."
     ],
     [
      "reviewMonths",
      "n",
      "Review months."
     ],
     [
      "nextReviewOn",
      "d",
      "The day of the next review."
     ],
     [
      "folder",
      "t",
      "Folder."
     ],
     [
      "body",
      "t",
      "The text, in Markdown."
     ]
    ]
   },
   "discardDraft": {
    "about": "Delete a draft, and with the first one the policy",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ],
     [
      "versionId",
      "t!/",
      "The version."
     ],
     [
      "rowVersion",
      "n!",
      "The version of the row, which a change has to name."
     ]
    ]
   },
   "find": {
    "about": "One policy with its versions",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ]
    ]
   },
   "findTemplate": {
    "about": "One template, with the name and the facts of your institution, as a draft would begin",
    "fields": [
     [
      "key",
      "t!/",
      "What programs know it by."
     ]
    ]
   },
   "findVersion": {
    "about": "The text of one version",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ],
     [
      "versionId",
      "t!/",
      "The version."
     ]
    ]
   },
   "list": {
    "about": "Policies by title; readers see those in force",
    "fields": [
     [
      "search",
      "t",
      "Words to look for."
     ],
     [
      "topic",
      "t",
      "The subject area of compliance, such as `trid`."
     ],
     [
      "state",
      "t",
      "What state it is in.",
      [
       "draft",
       "in_review",
       "approved",
       "effective"
      ]
     ],
     [
      "folder",
      "t",
      "Folder."
     ],
     [
      "attention",
      "t",
      "Attention.",
      [
       "law_changed",
       "review_overdue"
      ]
     ],
     [
      "order",
      "t",
      "Order.",
      [
       "title",
       "attention"
      ]
     ],
     [
      "page",
      "n",
      "Which page; the first is 1."
     ]
    ]
   },
   "readDocument": {
    "about": "How a Word file or a PDF would be read as the text of a policy; nothing is saved",
    "fields": [
     [
      "file",
      "f!",
      "The file."
     ]
    ]
   },
   "renameFolder": {
    "about": "Rename a folder; an empty name takes its policies out, and one that exists takes them in",
    "fields": [
     [
      "from",
      "t!",
      "The first day that is asked for."
     ],
     [
      "to",
      "t!",
      "The last day that is asked for."
     ]
    ]
   },
   "rows": {
    "about": "Every policy that the caller may see, by cursor, for programs that copy everything",
    "fields": [
     [
      "cursor",
      "t",
      "The `nextCursor` of the answer before; absent for the first rows."
     ],
     [
      "limit",
      "n",
      "How many rows at most."
     ]
    ]
   },
   "saveDraft": {
    "about": "Save the text of a draft",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ],
     [
      "versionId",
      "t!/",
      "The version."
     ],
     [
      "rowVersion",
      "n!",
      "The version of the row, which a change has to name."
     ],
     [
      "body",
      "t!",
      "The text, in Markdown."
     ],
     [
      "changeNote",
      "t",
      "Change note."
     ]
    ]
   },
   "startVersion": {
    "about": "Start a version from the latest",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ]
    ]
   },
   "submit": {
    "about": "Send a draft to its approvers, in order or at once, and to the board",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ],
     [
      "versionId",
      "t!/",
      "The version."
     ],
     [
      "rowVersion",
      "n!",
      "The version of the row, which a change has to name."
     ],
     [
      "approverIds",
      "t*!",
      "The ids of every approver."
     ],
     [
      "isParallel",
      "b",
      "Whether it is parallel."
     ],
     [
      "board",
      "t",
      "Board.",
      [
       "board",
       "supervisory_committee",
       "audit_committee",
       "compliance_committee",
       "other"
      ]
     ],
     [
      "effectiveOn",
      "d!",
      "The first day on which it is in effect."
     ]
    ]
   },
   "templateList": {
    "about": "The templates with the paragraphs of law that they carry out",
    "fields": []
   },
   "templates": {
    "about": "Templates, with the name and the facts of your institution",
    "fields": []
   },
   "update": {
    "about": "Change title, owner, topic, or review",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ],
     [
      "title",
      "t!",
      "The title."
     ],
     [
      "topic",
      "t",
      "The subject area of compliance, such as `trid`."
     ],
     [
      "ownerId",
      "t",
      "Who is responsible; null for nobody."
     ],
     [
      "reviewMonths",
      "n",
      "Review months."
     ],
     [
      "nextReviewOn",
      "d",
      "The day of the next review."
     ],
     [
      "folder",
      "t",
      "Folder."
     ],
     [
      "version",
      "n",
      "The version of the record; a change names the one it was made against."
     ]
    ]
   },
   "versionFile": {
    "about": "One version with its approval page, as PDF or Word",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ],
     [
      "versionId",
      "t!/",
      "The version."
     ],
     [
      "format",
      "t",
      "The format of the file.",
      [
       "pdf",
       "docx"
      ]
     ]
    ]
   },
   "withdraw": {
    "about": "Take a version back from review",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ],
     [
      "versionId",
      "t!/",
      "The version."
     ],
     [
      "rowVersion",
      "n!",
      "The version of the row, which a change has to name."
     ]
    ]
   }
  }
 },
 "policyDrafts": {
  "about": "Suggestions on drafts of policies, and who has one open.",
  "operations": {
   "present": {
    "about": "Say that you have a draft open, and hear who else has; sent again every few seconds",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ],
     [
      "versionId",
      "t!/",
      "The version."
     ],
     [
      "section",
      "t",
      "The section of the text."
     ],
     [
      "isSuggesting",
      "b",
      "Whether it is suggesting."
     ],
     [
      "isLeaving",
      "b",
      "Whether it is leaving."
     ]
    ]
   },
   "suggest": {
    "about": "Suggest a changed text; what differs from the draft takes the place of your open suggestions",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ],
     [
      "versionId",
      "t!/",
      "The version."
     ],
     [
      "rowVersion",
      "n!",
      "The version of the row, which a change has to name."
     ],
     [
      "body",
      "t!",
      "The text, in Markdown."
     ]
    ]
   },
   "suggestions": {
    "about": "What people suggest to change in a version, in the order of its text",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ],
     [
      "versionId",
      "t!/",
      "The version."
     ]
    ]
   }
  }
 },
 "policyLaw": {
  "about": "Which paragraphs of law a policy covers, and what changed in them.",
  "operations": {
   "coverage": {
    "about": "For each regulation that applies, how many of its sections policies implement",
    "fields": []
   },
   "coverageFile": {
    "about": "The coverage as CSV",
    "fields": []
   },
   "coverageOf": {
    "about": "The sections of one regulation with the sections of policies that implement them",
    "fields": [
     [
      "part",
      "t!",
      "The part of Title 12 of the Code of Federal Regulations."
     ]
    ]
   },
   "implementing": {
    "about": "The sections of policies in force that implement a section of law",
    "fields": [
     [
      "part",
      "t!",
      "The part of Title 12 of the Code of Federal Regulations."
     ],
     [
      "section",
      "t!",
      "The section of the text."
     ]
    ]
   },
   "ofVersion": {
    "about": "The law that each section of a version implements, and its changes since",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ],
     [
      "versionId",
      "t!/",
      "The version."
     ]
    ]
   }
  }
 },
 "press": {
  "about": "Press releases and coverage.",
  "operations": {
   "addresses": {
    "about": "Where each press item stands, and when it last changed",
    "fields": []
   },
   "feed": {
    "about": "The newest press items with their whole text",
    "fields": []
   },
   "item": {
    "about": "A press item, its neighbours and its kin",
    "fields": [
     [
      "slug",
      "t!/",
      "The name in the address."
     ]
    ]
   },
   "list": {
    "about": "Press items whose date has come, newest first",
    "fields": [
     [
      "search",
      "t",
      "Words to look for."
     ],
     [
      "type",
      "t",
      "What type it is.",
      [
       "press_release",
       "news_article",
       "media_mention"
      ]
     ],
     [
      "page",
      "n",
      "Which page; the first is 1."
     ]
    ]
   },
   "preview": {
    "about": "A press item dated ahead, for who holds a preview link that has not expired",
    "fields": [
     [
      "token",
      "t!/",
      "The token of the address."
     ]
    ]
   }
  }
 },
 "productReviews": {
  "about": "New and changed products, systems, fees, and forms with steps and a decision before the launch.",
  "operations": {
   "create": {
    "about": "Enter a product or change to be reviewed",
    "fields": [
     [
      "title",
      "t!",
      "The title."
     ],
     [
      "kind",
      "t",
      "What kind of thing it is.",
      [
       "new_product",
       "changed_product",
       "system",
       "fee",
       "form",
       "other"
      ]
     ],
     [
      "productLine",
      "t",
      "Product line.",
      [
       "mortgage",
       "home_equity_line",
       "consumer_loan",
       "credit_card",
       "small_business_loan",
       "deposit",
       "payments",
       "servicing",
       "every_line"
      ]
     ],
     [
      "status",
      "t",
      "What state it is in.",
      [
       "draft",
       "in_review",
       "launched",
       "withdrawn"
      ]
     ],
     [
      "ownerId",
      "t",
      "Who is responsible; null for nobody."
     ],
     [
      "launchOn",
      "d",
      "The day of the launch."
     ],
     [
      "description",
      "t",
      "More about it."
     ],
     [
      "customerImpact",
      "t",
      "Customer impact."
     ],
     [
      "steps",
      "j*",
      "The steps, in their order."
     ]
    ]
   },
   "find": {
    "about": "One review with its steps and decision",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ]
    ]
   },
   "list": {
    "about": "Reviews of new and changed products, those with the next launch first",
    "fields": [
     [
      "kinds",
      "t*",
      "Kinds.",
      [
       "new_product",
       "changed_product",
       "system",
       "fee",
       "form",
       "other"
      ]
     ],
     [
      "statuses",
      "t*",
      "Only those in one of these states.",
      [
       "draft",
       "in_review",
       "launched",
       "withdrawn"
      ]
     ],
     [
      "search",
      "t",
      "Words to look for."
     ],
     [
      "page",
      "n",
      "Which page; the first is 1."
     ]
    ]
   },
   "rows": {
    "about": "Every review of a product or change, by cursor, for programs that copy everything",
    "fields": [
     [
      "cursor",
      "t",
      "The `nextCursor` of the answer before; absent for the first rows."
     ],
     [
      "limit",
      "n",
      "How many rows at most."
     ]
    ]
   },
   "tick": {
    "about": "Mark a step as done, or take that back",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ],
     [
      "stepId",
      "t!/",
      "The id of the step."
     ],
     [
      "isDone",
      "b!",
      "Whether it is done."
     ]
    ]
   },
   "update": {
    "about": "Change a review and its steps; a change of what was decided on opens the decision again",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ],
     [
      "title",
      "t!",
      "The title."
     ],
     [
      "kind",
      "t",
      "What kind of thing it is.",
      [
       "new_product",
       "changed_product",
       "system",
       "fee",
       "form",
       "other"
      ]
     ],
     [
      "productLine",
      "t",
      "Product line.",
      [
       "mortgage",
       "home_equity_line",
       "consumer_loan",
       "credit_card",
       "small_business_loan",
       "deposit",
       "payments",
       "servicing",
       "every_line"
      ]
     ],
     [
      "status",
      "t",
      "What state it is in.",
      [
       "draft",
       "in_review",
       "launched",
       "withdrawn"
      ]
     ],
     [
      "ownerId",
      "t",
      "Who is responsible; null for nobody."
     ],
     [
      "launchOn",
      "d",
      "The day of the launch."
     ],
     [
      "description",
      "t",
      "More about it."
     ],
     [
      "customerImpact",
      "t",
      "Customer impact."
     ],
     [
      "steps",
      "j*",
      "The steps, in their order."
     ],
     [
      "version",
      "n",
      "The version of the record; a change names the one it was made against."
     ]
    ]
   }
  }
 },
 "readers": {
  "about": "People who read and sign without an account.",
  "operations": {
   "add": {
    "about": "Add readers: a name, an address, and perhaps a department on each line; all or none",
    "fields": [
     [
      "list",
      "t!",
      "List."
     ]
    ]
   },
   "list": {
    "about": "People who read and sign without an account, by name",
    "fields": []
   },
   "remove": {
    "about": "Remove a reader; what was signed stays, and nothing is owed any more",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ]
    ]
   },
   "resend": {
    "about": "Send a reader the link again, with what is still to read",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ]
    ]
   }
  }
 },
 "reading": {
  "about": "What a reader does: a code by mail, a text to read, a signature.",
  "operations": {
   "complete": {
    "about": "Record that a training was completed today",
    "fields": [
     [
      "session",
      "t!",
      "Session."
     ],
     [
      "assignmentId",
      "t!",
      "The id of the assignment."
     ]
    ]
   },
   "desk": {
    "about": "What the reader is asked to read",
    "fields": [
     [
      "session",
      "t!",
      "Session."
     ]
    ]
   },
   "enter": {
    "about": "Open with the code; the answer is good for a few hours",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ],
     [
      "code",
      "t!",
      "The code of the refusal, for programs."
     ]
    ]
   },
   "policy": {
    "about": "The text that the reader is asked to sign",
    "fields": [
     [
      "session",
      "t!",
      "Session."
     ],
     [
      "policyId",
      "t!",
      "The id of the policy."
     ]
    ]
   },
   "sendCode": {
    "about": "Send a code to the address that the link belongs to",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ]
    ]
   },
   "sign": {
    "about": "Sign the version in force",
    "fields": [
     [
      "session",
      "t!",
      "Session."
     ],
     [
      "policyId",
      "t!",
      "The id of the policy."
     ],
     [
      "versionId",
      "t!",
      "The version."
     ],
     [
      "sha256",
      "t!",
      "The SHA-256 hash of the bytes, in hexadecimal digits."
     ],
     [
      "answers",
      "n*",
      "Answers."
     ]
    ]
   }
  }
 },
 "referenceData": {
  "about": "Rates and tables that loan tests use.",
  "operations": {
   "aporTable": {
    "about": "A table of average prime offer rates, as the official file is written",
    "fields": [
     [
      "table",
      "t!/",
      "Table.",
      [
       "fixed",
       "variable"
      ]
     ]
    ]
   },
   "thresholds": {
    "about": "Rows of the threshold register, all of them or those of some keys",
    "fields": [
     [
      "keys",
      "t*",
      "Keys."
     ]
    ]
   }
  }
 },
 "regulations": {
  "about": "Text of regulations by date, with commentary and comparison.",
  "operations": {
   "addresses": {
    "about": "Every page of the library, for search engines",
    "fields": []
   },
   "changedSince": {
    "about": "Which of these citations changed after a day, and which are not in force as printed",
    "fields": [
     [
      "citations",
      "t*!",
      "The paragraphs of law."
     ],
     [
      "since",
      "d!",
      "Since when."
     ]
    ]
   },
   "contents": {
    "about": "The sections and appendices of a part",
    "fields": [
     [
      "part",
      "t!/",
      "The part of Title 12 of the Code of Federal Regulations."
     ],
     [
      "on",
      "d",
      "The day."
     ]
    ]
   },
   "freshness": {
    "about": "The day on which the law here was last checked with the official sources",
    "fields": []
   },
   "lookup": {
    "about": "The paragraph that a citation names",
    "fields": [
     [
      "citation",
      "t!",
      "The paragraph of law, such as `12 CFR 1026.19(e)`."
     ],
     [
      "on",
      "d",
      "The day."
     ]
    ]
   },
   "overruleChange": {
    "about": "Say for everybody what a change is",
    "fields": [
     [
      "part",
      "t!",
      "The part of Title 12 of the Code of Federal Regulations."
     ],
     [
      "page",
      "t",
      "Which page; the first is 1."
     ],
     [
      "key",
      "t",
      "What programs know it by."
     ],
     [
      "from",
      "d!",
      "The first day that is asked for."
     ],
     [
      "to",
      "d!",
      "The last day that is asked for."
     ],
     [
      "pair",
      "t!",
      "Pair."
     ],
     [
      "class",
      "t!",
      "Class.",
      [
       "changed",
       "editorial"
      ]
     ],
     [
      "reason",
      "t!",
      "Why, in words for people."
     ]
    ]
   },
   "overview": {
    "about": "The parts of the regulation library",
    "fields": []
   },
   "page": {
    "about": "A section with its commentary",
    "fields": [
     [
      "part",
      "t!/",
      "The part of Title 12 of the Code of Federal Regulations."
     ],
     [
      "page",
      "t!/",
      "Which page; the first is 1."
     ],
     [
      "on",
      "d",
      "The day."
     ]
    ]
   },
   "redline": {
    "about": "What changed between two days",
    "fields": [
     [
      "part",
      "t!",
      "The part of Title 12 of the Code of Federal Regulations."
     ],
     [
      "page",
      "t",
      "Which page; the first is 1."
     ],
     [
      "key",
      "t",
      "What programs know it by."
     ],
     [
      "from",
      "d!",
      "The first day that is asked for."
     ],
     [
      "to",
      "d!",
      "The last day that is asked for."
     ]
    ]
   },
   "redlinePdf": {
    "about": "What changed between two days, as a file to keep",
    "fields": [
     [
      "part",
      "t!",
      "The part of Title 12 of the Code of Federal Regulations."
     ],
     [
      "page",
      "t",
      "Which page; the first is 1."
     ],
     [
      "key",
      "t",
      "What programs know it by."
     ],
     [
      "from",
      "d!",
      "The first day that is asked for."
     ],
     [
      "to",
      "d!",
      "The last day that is asked for."
     ]
    ]
   },
   "search": {
    "about": "Words in the texts of the library",
    "fields": [
     [
      "q",
      "t!",
      "The words to look for."
     ],
     [
      "part",
      "t",
      "The part of Title 12 of the Code of Federal Regulations."
     ],
     [
      "page",
      "t",
      "The section, such as `1026-19`, as addresses of the library name it."
     ],
     [
      "on",
      "d",
      "The day whose text is searched; without it today’s."
     ]
    ]
   }
  }
 },
 "regulatoryUpdates": {
  "about": "Changes of law, whether they apply, and the assessment of each.",
  "operations": {
   "assess": {
    "about": "Save the assessment of an update",
    "fields": [
     [
      "slug",
      "t!/",
      "The name in the address."
     ],
     [
      "version",
      "n",
      "The version of the record; a change names the one it was made against."
     ],
     [
      "status",
      "t",
      "What state it is in.",
      [
       "identified",
       "assessed",
       "planned",
       "not_applicable"
      ]
     ],
     [
      "priority",
      "t",
      "How urgent it is.",
      [
       "high",
       "medium",
       "low"
      ]
     ],
     [
      "impact",
      "t!",
      "Impact.",
      [
       "none",
       "low",
       "medium",
       "high"
      ]
     ],
     [
      "impactReason",
      "t!",
      "The reason of the impact, in words for people."
     ],
     [
      "notApplicableReason",
      "t!",
      "The reason of the not applicable, in words for people."
     ],
     [
      "plan",
      "t!",
      "The plan."
     ],
     [
      "ownerId",
      "t!",
      "Who is responsible; null for nobody."
     ],
     [
      "dueOn",
      "d!",
      "The day by which it is due."
     ],
     [
      "evidence",
      "t!",
      "What shows that it was done."
     ],
     [
      "noEvidenceReason",
      "t!",
      "The reason of the no evidence, in words for people."
     ]
    ]
   },
   "detail": {
    "about": "One update with its assessment",
    "fields": [
     [
      "slug",
      "t!/",
      "The name in the address."
     ]
    ]
   },
   "feed": {
    "about": "The latest updates, for any feed reader",
    "fields": [
     [
      "q",
      "t",
      "The words to look for."
     ],
     [
      "priority",
      "t",
      "How urgent it is.",
      [
       "high",
       "medium",
       "low"
      ]
     ],
     [
      "kind",
      "t",
      "What kind of thing it is.",
      [
       "editorial",
       "final-rule",
       "interim-final-rule",
       "proposed-rule",
       "notice",
       "threshold",
       "correction",
       "text-change"
      ]
     ],
     [
      "agency",
      "t",
      "The agency that it comes from."
     ],
     [
      "part",
      "t",
      "The part of Title 12 of the Code of Federal Regulations."
     ]
    ]
   },
   "find": {
    "about": "One update in full",
    "fields": [
     [
      "slug",
      "t!/",
      "The name in the address."
     ]
    ]
   },
   "latest": {
    "about": "The latest updates, and how many this member has not seen",
    "fields": []
   },
   "list": {
    "about": "Updates with the institution’s assessment of each",
    "fields": [
     [
      "q",
      "t",
      "The words to look for."
     ],
     [
      "priority",
      "t",
      "How urgent it is.",
      [
       "high",
       "medium",
       "low"
      ]
     ],
     [
      "kind",
      "t",
      "What kind of thing it is.",
      [
       "editorial",
       "final-rule",
       "interim-final-rule",
       "proposed-rule",
       "notice",
       "threshold",
       "correction",
       "text-change"
      ]
     ],
     [
      "agency",
      "t",
      "The agency that it comes from."
     ],
     [
      "applies",
      "t",
      "Applies.",
      [
       "applies",
       "may_apply",
       "does_not_apply",
       "not_assessed"
      ]
     ],
     [
      "status",
      "t",
      "What state it is in.",
      [
       "identified",
       "assessed",
       "planned",
       "completed",
       "not_applicable"
      ]
     ],
     [
      "owner",
      "t",
      "`none`: unfinished assessments with a due date and no owner.",
      [
       "none"
      ]
     ],
     [
      "part",
      "t",
      "The part of Title 12 of the Code of Federal Regulations."
     ]
    ]
   },
   "markNotApplicable": {
    "about": "Several updates do not apply",
    "fields": [
     [
      "slugs",
      "t*!",
      "Slugs."
     ],
     [
      "reason",
      "t!",
      "Why, in words for people."
     ]
    ]
   },
   "markSeen": {
    "about": "Everything up to now has been seen",
    "fields": []
   },
   "redline": {
    "about": "The paragraphs that it changed",
    "fields": [
     [
      "slug",
      "t!/",
      "The name in the address."
     ]
    ]
   },
   "reopen": {
    "about": "Reopen a signed assessment",
    "fields": [
     [
      "slug",
      "t!/",
      "The name in the address."
     ],
     [
      "version",
      "n",
      "The version of the record; a change names the one it was made against."
     ],
     [
      "reason",
      "t!",
      "Why, in words for people."
     ]
    ]
   },
   "signedRecord": {
    "about": "What was signed, word for word: the decision and the redline of that day",
    "fields": [
     [
      "slug",
      "t!/",
      "The name in the address."
     ]
    ]
   },
   "write": {
    "about": "Write an update by hand",
    "fields": [
     [
      "title",
      "t!",
      "The title."
     ],
     [
      "category",
      "t!",
      "The category."
     ],
     [
      "priority",
      "t!",
      "How urgent it is.",
      [
       "high",
       "medium",
       "low"
      ]
     ],
     [
      "dated",
      "d!",
      "Dated."
     ],
     [
      "description",
      "t!",
      "More about it."
     ],
     [
      "citation",
      "t!",
      "The paragraph of law, such as `12 CFR 1026.19(e)`."
     ],
     [
      "explains",
      "t",
      "Explains."
     ]
    ]
   }
  }
 },
 "riskMethods": {
  "about": "How risks are rated: weights, words, levels, and what controls take off, by version.",
  "operations": {
   "change": {
    "about": "Change how risks are rated: every risk is recalculated, and what was approved stays",
    "fields": [
     [
      "weights",
      "j!",
      "Weights."
     ],
     [
      "words",
      "j!",
      "Words."
     ],
     [
      "relief",
      "j!",
      "Relief."
     ],
     [
      "bandsFrom",
      "j!",
      "The first day of the bands."
     ],
     [
      "version",
      "n",
      "The version of the record; a change names the one it was made against."
     ],
     [
      "reason",
      "t!",
      "Why, in words for people."
     ]
    ]
   },
   "list": {
    "about": "How the institution rates its risks: the method in use first, then those before it",
    "fields": []
   }
  }
 },
 "risks": {
  "about": "The compliance risk assessment: obligations, controls, and what remains.",
  "operations": {
   "addStart": {
    "about": "Add the duties of the start set that apply to the institution and are not in the register",
    "fields": []
   },
   "assessment": {
    "about": "An approved assessment, and what moved since, or until a later one",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ],
     [
      "untilId",
      "t",
      "The id of the until."
     ]
    ]
   },
   "assessments": {
    "about": "Approved assessments, the newest first",
    "fields": []
   },
   "create": {
    "about": "Enter a risk",
    "fields": [
     [
      "title",
      "t!",
      "The title."
     ],
     [
      "productLine",
      "t",
      "Product line."
     ],
     [
      "topic",
      "t",
      "The subject area of compliance, such as `trid`."
     ],
     [
      "ownerId",
      "t",
      "Who is responsible; null for nobody."
     ],
     [
      "likelihood",
      "n",
      "Likelihood."
     ],
     [
      "impact",
      "n",
      "Impact."
     ],
     [
      "volume",
      "n",
      "Volume."
     ],
     [
      "complexity",
      "n",
      "Complexity."
     ],
     [
      "change",
      "n",
      "Change."
     ],
     [
      "inherentReason",
      "t",
      "The reason of the inherent, in words for people."
     ],
     [
      "controls",
      "t",
      "Controls."
     ],
     [
      "controlStrength",
      "t",
      "Control strength.",
      [
       "none",
       "weak",
       "adequate",
       "strong"
      ]
     ],
     [
      "strengthReason",
      "t",
      "The reason of the strength, in words for people."
     ],
     [
      "action",
      "t",
      "What was done, as the audit log names it."
     ],
     [
      "reviewOn",
      "d",
      "The day of the review."
     ]
    ]
   },
   "find": {
    "about": "One risk, whole",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ]
    ]
   },
   "list": {
    "about": "Risks, the highest that remain first",
    "fields": [
     [
      "bands",
      "t*",
      "Bands.",
      [
       "low",
       "moderate",
       "high",
       "critical"
      ]
     ],
     [
      "topic",
      "t",
      "The subject area of compliance, such as `trid`."
     ],
     [
      "likelihood",
      "n",
      "Likelihood."
     ],
     [
      "impact",
      "n",
      "Impact."
     ],
     [
      "needsLook",
      "b",
      "Needs look."
     ],
     [
      "search",
      "t",
      "Words to look for."
     ],
     [
      "page",
      "n",
      "Which page; the first is 1."
     ]
    ]
   },
   "map": {
    "about": "How many risks there are by likelihood and impact, and by the band that remains",
    "fields": []
   },
   "review": {
    "about": "Record that a risk was looked at, and when it is looked at next",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ],
     [
      "version",
      "n",
      "The version of the record; a change names the one it was made against."
     ],
     [
      "note",
      "t!",
      "A note for the team."
     ],
     [
      "reviewOn",
      "d",
      "The day of the review."
     ]
    ]
   },
   "rows": {
    "about": "Every risk, by cursor, for programs that copy everything",
    "fields": [
     [
      "cursor",
      "t",
      "The `nextCursor` of the answer before; absent for the first rows."
     ],
     [
      "limit",
      "n",
      "How many rows at most."
     ]
    ]
   },
   "update": {
    "about": "Change a risk",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ],
     [
      "title",
      "t!",
      "The title."
     ],
     [
      "productLine",
      "t",
      "Product line."
     ],
     [
      "topic",
      "t",
      "The subject area of compliance, such as `trid`."
     ],
     [
      "ownerId",
      "t",
      "Who is responsible; null for nobody."
     ],
     [
      "likelihood",
      "n",
      "Likelihood."
     ],
     [
      "impact",
      "n",
      "Impact."
     ],
     [
      "volume",
      "n",
      "Volume."
     ],
     [
      "complexity",
      "n",
      "Complexity."
     ],
     [
      "change",
      "n",
      "Change."
     ],
     [
      "inherentReason",
      "t",
      "The reason of the inherent, in words for people."
     ],
     [
      "controls",
      "t",
      "Controls."
     ],
     [
      "controlStrength",
      "t",
      "Control strength.",
      [
       "none",
       "weak",
       "adequate",
       "strong"
      ]
     ],
     [
      "strengthReason",
      "t",
      "The reason of the strength, in words for people."
     ],
     [
      "action",
      "t",
      "What was done, as the audit log names it."
     ],
     [
      "reviewOn",
      "d",
      "The day of the review."
     ],
     [
      "version",
      "n",
      "The version of the record; a change names the one it was made against."
     ]
    ]
   }
  }
 },
 "search": {
  "about": "Search across everything the caller may see.",
  "operations": {
   "everything": {
    "about": "Regulations by citation and by words, and all else that can be searched; typing errors forgiven",
    "fields": [
     [
      "query",
      "t!",
      "The words to look for."
     ]
    ]
   }
  }
 },
 "settings": {
  "about": "Name, facts, and settings of the institution.",
  "operations": {
   "facts": {
    "about": "Facts about the institution with their history",
    "fields": []
   },
   "find": {
    "about": "The institution's settings",
    "fields": []
   },
   "setFact": {
    "about": "Enter a fact with the day since which it is true",
    "fields": [
     [
      "key",
      "t!",
      "What programs know it by.",
      [
       "regulator",
       "federallyInsured",
       "charterNumber",
       "rssdId",
       "lei",
       "taxId",
       "states",
       "counties",
       "offices",
       "products",
       "craRatings",
       "maintainsEscrow",
       "openWeekdays",
       "closedDates",
       "fiscalYearEnd",
       "assets",
       "assetsWithAffiliates",
       "loans.closed_end_mortgages",
       "loans.open_end_lines",
       "loans.first_lien_home_purchase",
       "loans.hmda_reported",
       "loans.first_lien_sold",
       "loans.first_lien_principal_dwelling",
       "loans.rural_or_underserved",
       "loans.mortgages_serviced",
       "loans.mortgages_serviced_for_others",
       "loans.small_business_loans",
       "loans.remittance_transfers"
      ]
     ],
     [
      "year",
      "n!",
      "The year."
     ],
     [
      "value",
      "j!",
      "The value."
     ],
     [
      "trueSince",
      "d!",
      "True since."
     ]
    ]
   },
   "whatApplies": {
    "about": "What applies to the institution, and why",
    "fields": []
   }
  }
 },
 "tasks": {
  "about": "Tasks, their checklists, and templates of task sets.",
  "operations": {
   "applyTemplate": {
    "about": "Create the tasks of a template around a day",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ],
     [
      "day",
      "d!",
      "Day."
     ],
     [
      "ownerId",
      "t",
      "Who is responsible; null for nobody."
     ],
     [
      "rhythm",
      "t",
      "Rhythm.",
      [
       "once",
       "quarterly",
       "yearly"
      ]
     ]
    ]
   },
   "approve": {
    "about": "Approve a finished task, or send it back",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ],
     [
      "version",
      "n",
      "The version of the record; a change names the one it was made against."
     ],
     [
      "isApproved",
      "b!",
      "Whether it is approved."
     ],
     [
      "reason",
      "t",
      "Why, in words for people."
     ]
    ]
   },
   "board": {
    "about": "Tasks under filters as cards by status",
    "fields": [
     [
      "whose",
      "t",
      "Whose work: the own, that of the team, or all.",
      [
       "mine",
       "assigned",
       "all"
      ]
     ],
     [
      "statuses",
      "t*",
      "Only those in one of these states.",
      [
       "open",
       "in_progress",
       "waiting",
       "done",
       "cancelled"
      ]
     ],
     [
      "topics",
      "t*",
      "Only those of one of these subject areas."
     ],
     [
      "priorities",
      "t*",
      "Priorities.",
      [
       "high",
       "medium",
       "low"
      ]
     ],
     [
      "owner",
      "t",
      "Who is responsible."
     ],
     [
      "dueFrom",
      "d",
      "The first due day that is asked for."
     ],
     [
      "dueTo",
      "d",
      "The last due day that is asked for."
     ],
     [
      "overdueOnly",
      "b",
      "Overdue only."
     ],
     [
      "approvalsOnly",
      "b",
      "Approvals only."
     ],
     [
      "search",
      "t",
      "Words to look for."
     ],
     [
      "origin",
      "t",
      "Where it came from."
     ]
    ]
   },
   "bulk": {
    "about": "Change many tasks at once; says which could not be changed and why",
    "fields": [
     [
      "ids",
      "t*!",
      "The ids of the records."
     ],
     [
      "change",
      "j!",
      "Change."
     ]
    ]
   },
   "calendarFile": {
    "about": "Tasks under filters as a calendar file (ICS)",
    "fields": [
     [
      "whose",
      "t",
      "Whose work: the own, that of the team, or all.",
      [
       "mine",
       "assigned",
       "all"
      ]
     ],
     [
      "statuses",
      "t*",
      "Only those in one of these states.",
      [
       "open",
       "in_progress",
       "waiting",
       "done",
       "cancelled"
      ]
     ],
     [
      "topics",
      "t*",
      "Only those of one of these subject areas."
     ],
     [
      "priorities",
      "t*",
      "Priorities.",
      [
       "high",
       "medium",
       "low"
      ]
     ],
     [
      "owner",
      "t",
      "Who is responsible."
     ],
     [
      "dueFrom",
      "d",
      "The first due day that is asked for."
     ],
     [
      "dueTo",
      "d",
      "The last due day that is asked for."
     ],
     [
      "overdueOnly",
      "b",
      "Overdue only."
     ],
     [
      "approvalsOnly",
      "b",
      "Approvals only."
     ],
     [
      "search",
      "t",
      "Words to look for."
     ],
     [
      "origin",
      "t",
      "Where it came from."
     ]
    ]
   },
   "create": {
    "about": "Create a task",
    "fields": [
     [
      "title",
      "t!",
      "The title."
     ],
     [
      "description",
      "t",
      "More about it."
     ],
     [
      "ownerId",
      "t",
      "Who is responsible; null for nobody."
     ],
     [
      "priority",
      "t",
      "How urgent it is.",
      [
       "high",
       "medium",
       "low"
      ]
     ],
     [
      "topic",
      "t",
      "The subject area of compliance, such as `trid`."
     ],
     [
      "startOn",
      "d",
      "The day of the start."
     ],
     [
      "dueOn",
      "d",
      "The day by which it is due."
     ],
     [
      "requiresEvidence",
      "b",
      "Whether it needs evidence."
     ],
     [
      "requiresApproval",
      "b",
      "Whether it needs approval."
     ],
     [
      "checklist",
      "j*",
      "The steps of it."
     ],
     [
      "recurrence",
      "t",
      "How often it comes again."
     ],
     [
      "after",
      "t*",
      "The tasks that have to be done first."
     ],
     [
      "origin",
      "j",
      "Where it came from."
     ]
    ]
   },
   "find": {
    "about": "One task, whole",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ]
    ]
   },
   "list": {
    "about": "Tasks under filters, a page at a time",
    "fields": [
     [
      "whose",
      "t",
      "Whose work: the own, that of the team, or all.",
      [
       "mine",
       "assigned",
       "all"
      ]
     ],
     [
      "statuses",
      "t*",
      "Only those in one of these states.",
      [
       "open",
       "in_progress",
       "waiting",
       "done",
       "cancelled"
      ]
     ],
     [
      "topics",
      "t*",
      "Only those of one of these subject areas."
     ],
     [
      "priorities",
      "t*",
      "Priorities.",
      [
       "high",
       "medium",
       "low"
      ]
     ],
     [
      "owner",
      "t",
      "Who is responsible."
     ],
     [
      "dueFrom",
      "d",
      "The first due day that is asked for."
     ],
     [
      "dueTo",
      "d",
      "The last due day that is asked for."
     ],
     [
      "overdueOnly",
      "b",
      "Overdue only."
     ],
     [
      "approvalsOnly",
      "b",
      "Approvals only."
     ],
     [
      "search",
      "t",
      "Words to look for."
     ],
     [
      "origin",
      "t",
      "Where it came from."
     ],
     [
      "sort",
      "t",
      "Sort.",
      [
       "due",
       "priority",
       "updated",
       "title"
      ]
     ],
     [
      "descending",
      "b",
      "Descending."
     ],
     [
      "page",
      "n",
      "Which page; the first is 1."
     ]
    ]
   },
   "month": {
    "about": "Tasks under filters that are due within a month",
    "fields": [
     [
      "whose",
      "t",
      "Whose work: the own, that of the team, or all.",
      [
       "mine",
       "assigned",
       "all"
      ]
     ],
     [
      "statuses",
      "t*",
      "Only those in one of these states.",
      [
       "open",
       "in_progress",
       "waiting",
       "done",
       "cancelled"
      ]
     ],
     [
      "topics",
      "t*",
      "Only those of one of these subject areas."
     ],
     [
      "priorities",
      "t*",
      "Priorities.",
      [
       "high",
       "medium",
       "low"
      ]
     ],
     [
      "owner",
      "t",
      "Who is responsible."
     ],
     [
      "dueFrom",
      "d",
      "The first due day that is asked for."
     ],
     [
      "dueTo",
      "d",
      "The last due day that is asked for."
     ],
     [
      "overdueOnly",
      "b",
      "Overdue only."
     ],
     [
      "approvalsOnly",
      "b",
      "Approvals only."
     ],
     [
      "search",
      "t",
      "Words to look for."
     ],
     [
      "origin",
      "t",
      "Where it came from."
     ],
     [
      "month",
      "t!",
      "Month."
     ]
    ]
   },
   "previewRecurrence": {
    "about": "The next dates of a recurrence, and how it reads",
    "fields": [
     [
      "recurrence",
      "t!",
      "How often it comes again."
     ],
     [
      "from",
      "d!",
      "The first day that is asked for."
     ]
    ]
   },
   "remove": {
    "about": "Delete a task for good",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ],
     [
      "version",
      "n",
      "The version of the record; a change names the one it was made against."
     ]
    ]
   },
   "removeTemplate": {
    "about": "Delete a template",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ]
    ]
   },
   "rows": {
    "about": "Every task that the caller may see, by cursor, for programs that copy everything",
    "fields": [
     [
      "cursor",
      "t",
      "The `nextCursor` of the answer before; absent for the first rows."
     ],
     [
      "limit",
      "n",
      "How many rows at most."
     ]
    ]
   },
   "saveTemplate": {
    "about": "Create a template, or change one",
    "fields": [
     [
      "id",
      "t",
      "The id of the record."
     ],
     [
      "version",
      "n",
      "The version of the record; a change names the one it was made against."
     ],
     [
      "name",
      "t!",
      "The name."
     ],
     [
      "description",
      "t",
      "More about it."
     ],
     [
      "anchor",
      "t!",
      "Where in the text it is."
     ],
     [
      "items",
      "j*!",
      "The entries of this page."
     ]
    ]
   },
   "setStatus": {
    "about": "Move a task to another status",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ],
     [
      "version",
      "n",
      "The version of the record; a change names the one it was made against."
     ],
     [
      "status",
      "t!",
      "What state it is in.",
      [
       "open",
       "in_progress",
       "waiting",
       "done",
       "cancelled"
      ]
     ],
     [
      "reason",
      "t",
      "Why, in words for people."
     ]
    ]
   },
   "sheet": {
    "about": "Tasks under filters as a workbook (XLSX)",
    "fields": [
     [
      "whose",
      "t",
      "Whose work: the own, that of the team, or all.",
      [
       "mine",
       "assigned",
       "all"
      ]
     ],
     [
      "statuses",
      "t*",
      "Only those in one of these states.",
      [
       "open",
       "in_progress",
       "waiting",
       "done",
       "cancelled"
      ]
     ],
     [
      "topics",
      "t*",
      "Only those of one of these subject areas."
     ],
     [
      "priorities",
      "t*",
      "Priorities.",
      [
       "high",
       "medium",
       "low"
      ]
     ],
     [
      "owner",
      "t",
      "Who is responsible."
     ],
     [
      "dueFrom",
      "d",
      "The first due day that is asked for."
     ],
     [
      "dueTo",
      "d",
      "The last due day that is asked for."
     ],
     [
      "overdueOnly",
      "b",
      "Overdue only."
     ],
     [
      "approvalsOnly",
      "b",
      "Approvals only."
     ],
     [
      "search",
      "t",
      "Words to look for."
     ],
     [
      "origin",
      "t",
      "Where it came from."
     ]
    ]
   },
   "tabs": {
    "about": "How many unfinished tasks are yours, assigned by you, and in all",
    "fields": []
   },
   "templates": {
    "about": "The templates of task sets",
    "fields": []
   },
   "tick": {
    "about": "Tick an item of the checklist, or take the tick back",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ],
     [
      "itemId",
      "t!/",
      "The id of the item."
     ],
     [
      "isDone",
      "b!",
      "Whether it is done."
     ]
    ]
   },
   "undoBulk": {
    "about": "Take a bulk change back",
    "fields": [
     [
      "undoId",
      "t!/",
      "The id of the undo."
     ]
    ]
   },
   "update": {
    "about": "Change what a task says",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ],
     [
      "title",
      "t!",
      "The title."
     ],
     [
      "description",
      "t",
      "More about it."
     ],
     [
      "ownerId",
      "t",
      "Who is responsible; null for nobody."
     ],
     [
      "priority",
      "t",
      "How urgent it is.",
      [
       "high",
       "medium",
       "low"
      ]
     ],
     [
      "topic",
      "t",
      "The subject area of compliance, such as `trid`."
     ],
     [
      "startOn",
      "d",
      "The day of the start."
     ],
     [
      "dueOn",
      "d",
      "The day by which it is due."
     ],
     [
      "requiresEvidence",
      "b",
      "Whether it needs evidence."
     ],
     [
      "requiresApproval",
      "b",
      "Whether it needs approval."
     ],
     [
      "checklist",
      "j*",
      "The steps of it."
     ],
     [
      "recurrence",
      "t",
      "How often it comes again."
     ],
     [
      "after",
      "t*",
      "The tasks that have to be done first."
     ],
     [
      "version",
      "n",
      "The version of the record; a change names the one it was made against."
     ]
    ]
   }
  }
 },
 "thresholds": {
  "about": "Thresholds in law by year.",
  "operations": {
   "list": {
    "about": "Every figure of the threshold register, of all years",
    "fields": []
   }
  }
 },
 "topics": {
  "about": "What work is about: the topics of Plumbline, and the institution’s own.",
  "operations": {
   "create": {
    "about": "Add a topic of your institution",
    "fields": [
     [
      "label",
      "t!",
      "The words that people read."
     ]
    ]
   },
   "list": {
    "about": "The topics that work can have: those of Plumbline, then your institution’s own by name",
    "fields": []
   },
   "remove": {
    "about": "Delete a topic of your institution that no record has",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ]
    ]
   },
   "update": {
    "about": "Rename a topic of your institution, or archive it: records keep it, and nobody can choose it again",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ],
     [
      "version",
      "n",
      "The version of the record; a change names the one it was made against."
     ],
     [
      "label",
      "t!",
      "The words that people read."
     ],
     [
      "isArchived",
      "b",
      "Whether it is archived."
     ]
    ]
   }
  }
 },
 "trainings": {
  "about": "Trainings and who has completed them.",
  "operations": {
   "complete": {
    "about": "Record that you, or as a manager somebody else, completed a training",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ],
     [
      "completedOn",
      "d!",
      "The day on which it was completed; null if it was not."
     ],
     [
      "note",
      "t",
      "A note for the team."
     ]
    ]
   },
   "create": {
    "about": "Assign a training to people or roles",
    "fields": [
     [
      "title",
      "t!",
      "The title."
     ],
     [
      "description",
      "t",
      "More about it."
     ],
     [
      "topic",
      "t",
      "The subject area of compliance, such as `trid`."
     ],
     [
      "dueOn",
      "d!",
      "The day by which it is due."
     ],
     [
      "requiresEvidence",
      "b",
      "Whether it needs evidence."
     ],
     [
      "roles",
      "t*",
      "Which roles.",
      [
       "admin",
       "manager",
       "user"
      ]
     ],
     [
      "userIds",
      "t*",
      "The people."
     ],
     [
      "readerIds",
      "t*",
      "The ids of every reader."
     ]
    ]
   },
   "file": {
    "about": "Who has completed which training, as CSV: one training, or all of them",
    "fields": [
     [
      "id",
      "t",
      "The id of the record."
     ]
    ]
   },
   "find": {
    "about": "One training and who has completed it",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ]
    ]
   },
   "list": {
    "about": "Trainings, those due first; people who are not managers see their own",
    "fields": [
     [
      "state",
      "t",
      "What state it is in.",
      [
       "open",
       "completed",
       "all"
      ]
     ],
     [
      "topic",
      "t",
      "The subject area of compliance, such as `trid`."
     ],
     [
      "search",
      "t",
      "Words to look for."
     ],
     [
      "page",
      "n",
      "Which page; the first is 1."
     ]
    ]
   },
   "remind": {
    "about": "Remind those who have not completed it; each at most once a day",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ]
    ]
   },
   "remove": {
    "about": "Delete a training that nobody has completed",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ]
    ]
   },
   "reopen": {
    "about": "Take back a completion that was recorded by mistake",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ]
    ]
   },
   "rows": {
    "about": "Every training that the caller may see, by cursor, for programs that copy everything",
    "fields": [
     [
      "cursor",
      "t",
      "The `nextCursor` of the answer before; absent for the first rows."
     ],
     [
      "limit",
      "n",
      "How many rows at most."
     ]
    ]
   },
   "update": {
    "about": "Change a training; who has completed it stays on it",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ],
     [
      "title",
      "t!",
      "The title."
     ],
     [
      "description",
      "t",
      "More about it."
     ],
     [
      "topic",
      "t",
      "The subject area of compliance, such as `trid`."
     ],
     [
      "dueOn",
      "d!",
      "The day by which it is due."
     ],
     [
      "requiresEvidence",
      "b",
      "Whether it needs evidence."
     ],
     [
      "roles",
      "t*",
      "Which roles.",
      [
       "admin",
       "manager",
       "user"
      ]
     ],
     [
      "userIds",
      "t*",
      "The people."
     ],
     [
      "readerIds",
      "t*",
      "The ids of every reader."
     ],
     [
      "version",
      "n",
      "The version of the record; a change names the one it was made against."
     ]
    ]
   }
  }
 },
 "vendorAnswering": {
  "about": "What somebody at a vendor does: answers, files, a submission, after a code by mail.",
  "operations": {
   "answer": {
    "about": "Save an answer as it is typed; the institution reads it once it is submitted",
    "fields": [
     [
      "session",
      "t!",
      "Session."
     ],
     [
      "id",
      "t!",
      "The id of the record."
     ],
     [
      "questionId",
      "t!",
      "The id of the question."
     ],
     [
      "answer",
      "j!",
      "The answer."
     ]
    ]
   },
   "attach": {
    "about": "Attach a file to an answer, with the last day on which it is valid",
    "fields": [
     [
      "session",
      "t!",
      "Session."
     ],
     [
      "id",
      "t!",
      "The id of the record."
     ],
     [
      "questionId",
      "t!",
      "The id of the question."
     ],
     [
      "validUntil",
      "d",
      "Valid until."
     ],
     [
      "file",
      "f!",
      "The file."
     ]
    ]
   },
   "detach": {
    "about": "Take a file off that was not submitted yet",
    "fields": [
     [
      "session",
      "t!",
      "Session."
     ],
     [
      "id",
      "t!",
      "The id of the record."
     ],
     [
      "fileId",
      "t!",
      "The id of the file."
     ]
    ]
   },
   "questionnaire": {
    "about": "The questions, with what was typed so far",
    "fields": [
     [
      "session",
      "t!",
      "Session."
     ],
     [
      "id",
      "t!",
      "The id of the record."
     ]
    ]
   },
   "submit": {
    "about": "Submit the answers, once",
    "fields": [
     [
      "session",
      "t!",
      "Session."
     ],
     [
      "id",
      "t!",
      "The id of the record."
     ]
    ]
   }
  }
 },
 "vendorQuestionnaires": {
  "about": "What vendors are asked, and what they answered.",
  "operations": {
   "list": {
    "about": "The questionnaires of a vendor with their answers, newest first",
    "fields": [
     [
      "vendorId",
      "t!/",
      "The id of the vendor."
     ]
    ]
   },
   "questions": {
    "about": "What vendors are asked, by criticality",
    "fields": []
   },
   "saveQuestions": {
    "about": "Change what vendors are asked from the next questionnaire on",
    "fields": [
     [
      "version",
      "n",
      "The version of the record; a change names the one it was made against."
     ],
     [
      "questions",
      "j*!",
      "Questions."
     ]
    ]
   },
   "sendBack": {
    "about": "Send submitted answers back with a question",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ],
     [
      "submittedAt",
      "t!",
      "When it was submitted; null if it was not."
     ],
     [
      "question",
      "t!",
      "The question."
     ],
     [
      "dueOn",
      "d!",
      "The day by which it is due."
     ]
    ]
   },
   "withdraw": {
    "about": "Withdraw a questionnaire: its link stops working",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ]
    ]
   }
  }
 },
 "vendors": {
  "about": "Vendors with contracts, reviews, and documents that expire.",
  "operations": {
   "create": {
    "about": "Enter a vendor",
    "fields": [
     [
      "title",
      "t!",
      "The title."
     ],
     [
      "service",
      "t",
      "Service."
     ],
     [
      "tier",
      "t",
      "Tier.",
      [
       "critical",
       "high",
       "moderate",
       "low"
      ]
     ],
     [
      "status",
      "t",
      "What state it is in.",
      [
       "proposed",
       "active",
       "leaving",
       "ended"
      ]
     ],
     [
      "dataSeen",
      "t",
      "Data seen.",
      [
       "none",
       "contact",
       "npi",
       "credentials"
      ]
     ],
     [
      "ownerId",
      "t",
      "Who is responsible; null for nobody."
     ],
     [
      "contractStart",
      "d",
      "Contract start."
     ],
     [
      "contractEnd",
      "d",
      "Contract end."
     ],
     [
      "noticeDays",
      "n",
      "Notice days."
     ],
     [
      "renewsByItself",
      "b",
      "Renews by itself."
     ],
     [
      "reviewMonths",
      "n",
      "Review months."
     ],
     [
      "subcontractors",
      "t",
      "Subcontractors."
     ],
     [
      "exitPlan",
      "t",
      "Exit plan."
     ],
     [
      "usesAi",
      "b",
      "Whether it uses an ai."
     ],
     [
      "aiPurpose",
      "t",
      "Ai purpose."
     ],
     [
      "aiDecisions",
      "t",
      "Ai decisions."
     ],
     [
      "aiData",
      "t",
      "Ai data."
     ],
     [
      "aiReview",
      "t",
      "Ai review."
     ],
     [
      "aiTesting",
      "t",
      "Ai testing."
     ],
     [
      "description",
      "t",
      "More about it."
     ]
    ]
   },
   "find": {
    "about": "One vendor, whole",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ]
    ]
   },
   "list": {
    "about": "Vendors, those with the next date first",
    "fields": [
     [
      "tiers",
      "t*",
      "Tiers.",
      [
       "critical",
       "high",
       "moderate",
       "low"
      ]
     ],
     [
      "statuses",
      "t*",
      "Only those in one of these states.",
      [
       "proposed",
       "active",
       "leaving",
       "ended"
      ]
     ],
     [
      "search",
      "t",
      "Words to look for."
     ],
     [
      "page",
      "n",
      "Which page; the first is 1."
     ]
    ]
   },
   "review": {
    "about": "Record a review of a vendor",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ],
     [
      "version",
      "n",
      "The version of the record; a change names the one it was made against."
     ],
     [
      "reviewedOn",
      "d!",
      "The day on which it was reviewed; null if it was not."
     ],
     [
      "result",
      "t!",
      "What came out."
     ]
    ]
   },
   "rows": {
    "about": "Every vendor, by cursor, for programs that copy everything",
    "fields": [
     [
      "cursor",
      "t",
      "The `nextCursor` of the answer before; absent for the first rows."
     ],
     [
      "limit",
      "n",
      "How many rows at most."
     ]
    ]
   },
   "update": {
    "about": "Change a vendor",
    "fields": [
     [
      "id",
      "t!/",
      "The id of the record."
     ],
     [
      "title",
      "t!",
      "The title."
     ],
     [
      "service",
      "t",
      "Service."
     ],
     [
      "tier",
      "t",
      "Tier.",
      [
       "critical",
       "high",
       "moderate",
       "low"
      ]
     ],
     [
      "status",
      "t",
      "What state it is in.",
      [
       "proposed",
       "active",
       "leaving",
       "ended"
      ]
     ],
     [
      "dataSeen",
      "t",
      "Data seen.",
      [
       "none",
       "contact",
       "npi",
       "credentials"
      ]
     ],
     [
      "ownerId",
      "t",
      "Who is responsible; null for nobody."
     ],
     [
      "contractStart",
      "d",
      "Contract start."
     ],
     [
      "contractEnd",
      "d",
      "Contract end."
     ],
     [
      "noticeDays",
      "n",
      "Notice days."
     ],
     [
      "renewsByItself",
      "b",
      "Renews by itself."
     ],
     [
      "reviewMonths",
      "n",
      "Review months."
     ],
     [
      "subcontractors",
      "t",
      "Subcontractors."
     ],
     [
      "exitPlan",
      "t",
      "Exit plan."
     ],
     [
      "usesAi",
      "b",
      "Whether it uses an ai."
     ],
     [
      "aiPurpose",
      "t",
      "Ai purpose."
     ],
     [
      "aiDecisions",
      "t",
      "Ai decisions."
     ],
     [
      "aiData",
      "t",
      "Ai data."
     ],
     [
      "aiReview",
      "t",
      "Ai review."
     ],
     [
      "aiTesting",
      "t",
      "Ai testing."
     ],
     [
      "description",
      "t",
      "More about it."
     ],
     [
      "version",
      "n",
      "The version of the record; a change names the one it was made against."
     ]
    ]
   }
  }
 },
 "workLinks": {
  "about": "Links between records.",
  "operations": {
   "add": {
    "about": "Link two things",
    "fields": [
     [
      "kind",
      "t!",
      "What kind of thing it is.",
      [
       "task",
       "finding",
       "complaint",
       "policy",
       "assessment",
       "exam",
       "exam_item",
       "loan_test",
       "loan_batch",
       "loan_run",
       "hmda_register",
       "training",
       "training_assignment",
       "monitoring_test",
       "vendor",
       "risk",
       "control",
       "incident",
       "meeting",
       "product_review",
       "marketing_review"
      ]
     ],
     [
      "id",
      "t!",
      "The id of the record."
     ],
     [
      "target",
      "j!",
      "Target."
     ]
    ]
   },
   "find": {
    "about": "What could be linked, by title",
    "fields": [
     [
      "query",
      "t!",
      "The words to look for."
     ]
    ]
   },
   "list": {
    "about": "What something is linked with, in either direction",
    "fields": [
     [
      "kind",
      "t!",
      "What kind of thing it is.",
      [
       "task",
       "finding",
       "complaint",
       "policy",
       "assessment",
       "exam",
       "exam_item",
       "loan_test",
       "loan_batch",
       "loan_run",
       "hmda_register",
       "training",
       "training_assignment",
       "monitoring_test",
       "vendor",
       "risk",
       "control",
       "incident",
       "meeting",
       "product_review",
       "marketing_review"
      ]
     ],
     [
      "id",
      "t!",
      "The id of the record."
     ]
    ]
   },
   "remove": {
    "about": "Take a link away",
    "fields": [
     [
      "kind",
      "t!",
      "What kind of thing it is.",
      [
       "task",
       "finding",
       "complaint",
       "policy",
       "assessment",
       "exam",
       "exam_item",
       "loan_test",
       "loan_batch",
       "loan_run",
       "hmda_register",
       "training",
       "training_assignment",
       "monitoring_test",
       "vendor",
       "risk",
       "control",
       "incident",
       "meeting",
       "product_review",
       "marketing_review"
      ]
     ],
     [
      "id",
      "t!",
      "The id of the record."
     ],
     [
      "target",
      "j!",
      "Target."
     ]
    ]
   }
  }
 }
}
