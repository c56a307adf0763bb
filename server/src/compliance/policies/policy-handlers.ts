import { POLICY_CITATIONS_AT_MOST, type PolicyFields } from '@plumbline/contract/compliance/policies.ts'
import type { Member } from '@plumbline/contract/tenancy/members.ts'
import type { Db } from '@plumbline/database/db.ts'
import { policySections } from '@plumbline/rules/policies/policy-sections.ts'
import { UnreadableFile } from '@plumbline/rules/workbooks/unreadable-file.ts'
import { todayIn } from '../../platform/days/today.ts'
import { findLetterhead } from '../../platform/documents/document-look-store.ts'
import { requireRenderable } from '../../platform/markdown/render-in-worker.ts'
import { managers, members } from '../../platform/procedures.ts'
import { sandboxed } from '../../platform/sandbox/sandbox.ts'
import { storeWorkRendering } from '../../publishing/renderings/rendering-store.ts'
import { renderForSaving, renderText } from '../../publishing/renderings/text-rendering-store.ts'
import { findFacts } from '../../tenancy/settings/fact-store.ts'
import { changesBetween, recordHistory, recordHistoryOfAll } from '../../work/history/history-store.ts'
import { findActiveColleague, findColleagues } from '../../work/people/people-store.ts'
import { requireNamedTopics, requireTopic } from '../topics/known-topic-store.ts'
import { institutionLines } from './institution-lines.ts'
import { policyDocuments } from './policy-document.ts'
import {
  findPolicy,
  insertPolicy,
  listPolicies,
  listPolicyRows,
  lockPolicy,
  renameFolder,
  updatePolicy,
} from './policy-store.ts'
import { policyTemplates } from './policy-templates.ts'
import { findVersion, insertVersion } from './policy-version-store.ts'
import { readPolicy } from './read-policy.ts'
import { citationCount } from './section-citation-store.ts'

export const policyHandlers = {
  templates: managers.policies.templates.handler(({ context: { inInstitution, member } }) =>
    inInstitution((tx) => ownTemplates(tx, member)),
  ),

  templateList: members.policies.templateList.handler(({ context: { member } }) =>
    policyTemplates(member.companyName, {
      facts: [],
      charter: { kind: member.companyType },
    }).map(({ body, ...template }) => {
      const sections = policySections(body).filter(({ number }) => number > 0)
      return {
        ...template,
        sections: sections.length,
        citations: [...new Set(sections.flatMap(({ citations }) => citations))],
      }
    }),
  ),

  findTemplate: members.policies.findTemplate.handler(
    async ({ input: { key }, context: { db, inInstitution, member }, errors }) => {
      const templates = await inInstitution((tx) => ownTemplates(tx, member))
      const template = templates.find((one) => one.key === key)
      if (!template) throw errors.NOT_FOUND()
      return { ...template, html: (await renderText(db, template.body)).html }
    },
  ),

  readDocument: managers.policies.readDocument.handler(async ({ input: { file }, context, errors }) => {
    const read = await readDocument(context.institutionId, file, errors)
    if (typeof read === 'string') throw errors[read]()
    await requireRenderable(read.body, [], errors)
    return read
  }),

  versionFile: members.policies.versionFile.handler(async ({ input, context, errors }) => {
    const { id, versionId, format } = input
    const { member } = context
    const today = todayIn(member.timeZone)
    const found = await context.inInstitution(async (tx) => {
      const policy = await findPolicy(tx, member, id, today)
      const version = policy && (await findVersion(tx, member, id, versionId, today))
      if (!policy || !version) throw errors.NOT_FOUND()
      await context.recordAct(tx, {
        action: 'policy.export',
        subjectId: id,
        detail: { version: version.number, format },
      })
      return { title: policy.title, version, ...(await findLetterhead(tx, member.institutionId)) }
    })
    const [file] = await policyDocuments([{ ...found, companyName: member.companyName, format }])
    return file!
  }),

  list: members.policies.list.handler(({ input, context: { inInstitution, member } }) =>
    inInstitution(async (tx) => {
      await requireNamedTopics(tx, member.institutionId, input.topic ? [input.topic] : [])
      return listPolicies(tx, member, input, todayIn(member.timeZone))
    }),
  ),

  rows: members.policies.rows.handler(({ input, context: { inInstitution, member } }) =>
    inInstitution((tx) => listPolicyRows(tx, member, input, todayIn(member.timeZone))),
  ),

  find: members.policies.find.handler(({ input: { id }, context: { inInstitution, member }, errors }) =>
    inInstitution(async (tx) => {
      const policy = await readPolicy(tx, member, id, todayIn(member.timeZone))
      if (!policy) throw errors.NOT_FOUND()
      return policy
    }),
  ),

  findVersion: members.policies.findVersion.handler(
    async ({ input: { id, versionId }, context: { db, inInstitution, member }, errors }) => {
      const today = todayIn(member.timeZone)
      const version = await inInstitution(async (tx) =>
        (await findPolicy(tx, member, id, today)) ? findVersion(tx, member, id, versionId, today) : undefined,
      )
      if (!version) throw errors.NOT_FOUND()
      return { ...version, html: version.html ?? (await renderText(db, version.body)).html }
    },
  ),

  create: managers.policies.create.handler(async ({ input: { body, ...fields }, context, errors }) => {
    const rendering = await renderForSaving(context.db, body, [], errors)
    if (citationCount(body) > POLICY_CITATIONS_AT_MOST) throw errors.TOO_MANY_CITATIONS()
    return context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      await requireOwner(tx, institutionId, fields.ownerId, null, errors)
      await requireTopic(tx, institutionId, fields.topic)
      const id = await insertPolicy(tx, institutionId, fields, member.fullName)
      const versionId = await insertVersion(tx, institutionId, id, member, body)
      await storeWorkRendering(tx, institutionId, versionId, rendering)
      await recordHistory(tx, institutionId, member, { kind: 'policy', id }, { action: 'created' })
      await context.recordAct(tx, { action: 'policy.create', subjectId: id, detail: {} })
      return (await readPolicy(tx, member, id, todayIn(member.timeZone)))!
    })
  }),

  renameFolder: managers.policies.renameFolder.handler(({ input: { from, to }, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      const ids = from === to ? [] : await renameFolder(tx, institutionId, { from, to }, member.fullName)
      if (ids.length === 0) throw errors.FOLDER_UNKNOWN()
      const changes = changesBetween({ folder: from }, { folder: to })
      await recordHistoryOfAll(
        tx,
        institutionId,
        member,
        { kind: 'policy', ids },
        { action: 'changed', changes },
      )
      await context.recordAct(tx, {
        action: 'policy.rename_folder',
        subjectId: null,
        detail: { changed: ids.length },
      })
      return { changed: ids.length }
    }),
  ),

  update: managers.policies.update.handler(({ input: { id, version, ...fields }, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      const today = todayIn(member.timeZone)
      const before = await lockPolicy(tx, member, id, today)
      if (!before) throw errors.NOT_FOUND()
      if (before.version !== version)
        throw errors.CHANGED_MEANWHILE({ data: { byName: before.changedByName, version: before.version } })
      await requireOwner(tx, institutionId, fields.ownerId, before.owner?.userId ?? null, errors)
      await requireTopic(tx, institutionId, fields.topic, before.topic)
      await updatePolicy(tx, institutionId, id, fields, member.fullName)
      const owners = fields.ownerId ? await findColleagues(tx, institutionId, [fields.ownerId]) : []
      const changes = changesBetween(
        historyFields(before, before.owner?.name ?? null),
        historyFields({ ...fields, folder: fields.folder ?? before.folder }, owners[0]?.fullName ?? null),
      )
      await recordHistory(tx, institutionId, member, { kind: 'policy', id }, { action: 'changed', changes })
      await context.recordAct(tx, {
        action: 'policy.update',
        subjectId: id,
        detail: { fields: changes.map(({ field }) => field) },
      })
      return (await readPolicy(tx, member, id, today))!
    }),
  ),
}

async function requireOwner(
  tx: Db,
  institutionId: string,
  ownerId: string | null,
  keptOwner: string | null,
  errors: { PERSON_UNKNOWN: () => Error },
): Promise<void> {
  if (!ownerId || ownerId === keptOwner) return
  if (!(await findActiveColleague(tx, institutionId, ownerId))) throw errors.PERSON_UNKNOWN()
}

const readPolicyFile = sandboxed<typeof import('./read-policy-file.ts').readPolicyFile>('policy-document')

async function readDocument(
  institutionId: string,
  file: Blob,
  errors: { DOCUMENT_TOO_LARGE: (refusal: { message: string }) => Error },
) {
  try {
    return await readPolicyFile(institutionId, await file.bytes())
  } catch (error) {
    if (error instanceof UnreadableFile) throw errors.DOCUMENT_TOO_LARGE({ message: error.message })
    throw error
  }
}

function historyFields(
  policy: Pick<PolicyFields, 'title' | 'topic' | 'folder' | 'reviewMonths' | 'nextReviewOn'>,
  owner: string | null,
) {
  return {
    title: policy.title,
    topic: policy.topic,
    folder: policy.folder,
    owner,
    reviewMonths: policy.reviewMonths,
    nextReviewOn: policy.nextReviewOn,
  }
}

async function ownTemplates(
  tx: Db,
  {
    companyName,
    companyType,
    institutionId,
    timeZone,
  }: Pick<Member, 'companyName' | 'companyType' | 'institutionId'> & { timeZone: string },
) {
  const facts = await findFacts(tx, institutionId, todayIn(timeZone))
  const { kind, regulator } = facts
  return policyTemplates(companyName, {
    facts: institutionLines(companyType, facts),
    charter: { kind, regulator },
  })
}
