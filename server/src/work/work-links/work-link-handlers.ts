import { LINKS_AT_MOST } from '@plumbline/contract/compliance/work-links.ts'
import { members } from '../../platform/procedures.ts'
import {
  findSubject,
  findSubjects,
  mayDecideLink,
  searchSubjects,
  supportChanged,
} from '../../platform/subjects/find-subjects.ts'
import { recordHistory } from '../history/history-store.ts'
import { addLink, listLinks, removeLink } from './work-link-store.ts'

export const workLinkHandlers = {
  list: members.workLinks.list.handler(({ input: subject, context: { inInstitution, member }, errors }) =>
    inInstitution(async (tx) => {
      if (!(await findSubject(tx, member, subject))) throw errors.NOT_FOUND()
      const linked = await listLinks(tx, member.institutionId, subject)
      const items = await findSubjects(tx, member, linked)
      return { items, hiddenCount: linked.length - items.length }
    }),
  ),

  add: members.workLinks.add.handler(({ input: { target, ...subject }, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      if (subject.kind === target.kind && subject.id === target.id) throw errors.LINK_TO_ITSELF()
      const from = await findSubject(tx, member, subject)
      const to = await findSubject(tx, member, target)
      if (!from || !to) throw errors.NOT_FOUND()
      if (!(await mayDecideLink(tx, member, subject, target))) throw errors.SUPPORT_OF_OTHERS()
      if ((await listLinks(tx, institutionId, subject)).length >= LINKS_AT_MOST) throw errors.TOO_MANY_LINKS()
      if (!(await addLink(tx, institutionId, member.userId, subject, target))) return
      for (const [one, other] of [[from, to] as const, [to, from] as const])
        await recordHistory(tx, institutionId, member, one, {
          action: 'link_added',
          changes: [{ field: 'link', from: null, to: other.title }],
        })
      await supportChanged(tx, institutionId, member, [subject, target])
      await context.recordAct(tx, { action: 'link.add', subjectId: subject.id, detail: { target } })
    }),
  ),

  remove: members.workLinks.remove.handler(({ input: { target, ...subject }, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      const from = await findSubject(tx, member, subject)
      if (!from) throw errors.NOT_FOUND()
      if (!(await mayDecideLink(tx, member, subject, target))) throw errors.SUPPORT_OF_OTHERS()
      if (!(await removeLink(tx, institutionId, subject, target))) throw errors.NOT_FOUND()
      const to = await findSubject(tx, member, target)
      await recordHistory(tx, institutionId, member, from, {
        action: 'link_removed',
        changes: [{ field: 'link', from: to?.title ?? null, to: null }],
      })
      await supportChanged(tx, institutionId, member, [subject, target])
      await context.recordAct(tx, { action: 'link.remove', subjectId: subject.id, detail: { target } })
    }),
  ),

  find: members.workLinks.find.handler(({ input: { query }, context: { inInstitution, member } }) =>
    inInstitution((tx) => (query === '' ? Promise.resolve([]) : searchSubjects(tx, member, query))),
  ),
}
