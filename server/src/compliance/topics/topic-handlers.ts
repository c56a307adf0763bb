import { managers, members } from '../../platform/procedures.ts'
import {
  countUses,
  deleteTopic,
  insertTopic,
  isLabelTaken,
  listTopics,
  lockTopic,
  lockTopics,
  updateTopic,
} from './topic-store.ts'

export const topicHandlers = {
  list: members.topics.list.handler(({ context: { inInstitution, institutionId } }) =>
    inInstitution((tx) => listTopics(tx, institutionId)),
  ),

  create: managers.topics.create.handler(({ input: { label }, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      await lockTopics(tx, institutionId)
      if (await isLabelTaken(tx, institutionId, label, null)) throw errors.LABEL_TAKEN({ data: { label } })
      const topic = await insertTopic(tx, institutionId, label, member.fullName)
      if (!topic) throw errors.TOO_MANY_TOPICS()
      await context.recordAct(tx, { action: 'topic.create', subjectId: topic.id, detail: { key: topic.key } })
      return topic
    }),
  ),

  update: managers.topics.update.handler(({ input: { id, version, ...fields }, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      await lockTopics(tx, institutionId)
      const before = await lockTopic(tx, institutionId, id)
      if (!before) throw errors.NOT_FOUND()
      if (before.version !== version)
        throw errors.CHANGED_MEANWHILE({ data: { byName: before.changedByName, version: before.version } })
      const { label, isArchived } = fields
      if (await isLabelTaken(tx, institutionId, label, id)) throw errors.LABEL_TAKEN({ data: { label } })
      const topic = await updateTopic(tx, institutionId, id, fields, member.fullName)
      await context.recordAct(tx, {
        action: 'topic.update',
        subjectId: id,
        detail: { key: topic.key, isRenamed: label !== before.label, isArchived },
      })
      return topic
    }),
  ),

  remove: managers.topics.remove.handler(({ input: { id }, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId } = context
      const topic = await lockTopic(tx, institutionId, id)
      if (!topic) throw errors.NOT_FOUND()
      const count = await countUses(tx, institutionId, topic.key)
      if (count > 0)
        throw errors.IN_USE({
          message: `${count === 1 ? 'One record has' : `${count} records have`} this topic. Archive it instead.`,
          data: { count },
        })
      await deleteTopic(tx, institutionId, id)
      await context.recordAct(tx, { action: 'topic.delete', subjectId: id, detail: { key: topic.key } })
    }),
  ),
}
