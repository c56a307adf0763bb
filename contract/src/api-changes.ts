/** What programs that call the API should know, newest first; shown at `/developers/changelog`. */
export const API_CHANGES: readonly { day: string; changes: readonly string[] }[] = [
  {
    day: '2026-11-28',
    changes: [
      '`POST /api/v1/complaints/{id}/reopening` (`complaints.reopen`) reopens a closed complaint; managers give a reason. `reopenedAt` and `reopenedByName` say it on the complaint.',
      'Complaints say how many pieces of evidence they have (`evidenceCount`).',
      'Needs have the kind `complaint_undated`: an open complaint for which no rule sets a day.',
      'The legal status of a rule can also be `changed-by-statute`: a later statute overtook its words. Answers may have it now.',
      '`GET /api/v1/regulatory-updates` takes `owner=none` for assessments with a due date and no owner.',
      'A policy that answers an item of an exam goes out as two documents: the PDF and its text in Markdown. A delivery can be refused with `POLICY_CHANGES`.',
      'Complaints now have `regulatorContact`: the person at the agency who is handling the complaint.',
    ],
  },
  {
    day: '2026-11-27',
    changes: [
      'Assistants connect to `/mcp` by OAuth 2.1. API keys open it as before.',
      'Tools at `/mcp` take `search` for words to look for (`query` and `q` before), refuse arguments that they do not know, and describe their answers. `list_thresholds` answers as before.',
      'Topics are a list that grows: `GET /api/v1/topics` says which there are, with your own. The eight values of before stay. A topic in an answer may be another than these.',
      'Findings and complaints can be narrowed to a topic.',
      'A client for TypeScript and a command for the shell: see Client above.',
      'Records in the OpenAPI document have names, such as `Task` and `PolicyVersion`, and stand in it once. Addresses, fields, and answers are as before.',
      'The OpenAPI document says of every text of an input how long it may be.',
      'In the OpenAPI document, operations that take a file accept a multipart form alone, and files have `format: binary`, so that generated clients can send them. The operations did not change.',
      'The document is also available as OpenAPI 3.0, without webhooks, at `/api/v1/openapi-3.0.json`, for tools that do not read 3.1.',
      'Reports have a sixth kind, `vendor-report`, and a control test can draw from a stored HMDA register (`hmda_register`). Risks and controls can be imported, and `GET /api/v1/imports/records/{kind}` gives five kinds of records in the columns of their import.',
      'Directories send groups of any name to `/scim/v2/Groups` with the key of the team; before, only `Managers` and `Users` were there. A group gives a role once a manager has chosen it.',
      'Texts of people stand between marks in the text of an answer; the structured content is as before.',
    ],
  },
  {
    day: '2026-11-25',
    changes: [
      'The API has its version in the path: `/api/v1`. Addresses without it are answered until 2027-11-25, with `Deprecation`, `Sunset`, and `Link` to the present address.',
      'A refusal with 401 says in `WWW-Authenticate` how to authenticate.',
      'Under `/api/v1` an answer names in `Ignored-Fields` what the operation does not know of the input.',
      'The OpenAPI document describes the webhooks, and every parameter and field.',
      'Lists in a query are described as a parameter that is repeated. Addresses with brackets are understood as before.',
      'These pages replace the one page at `/api/docs`.',
    ],
  },
]
