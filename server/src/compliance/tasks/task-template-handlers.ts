import type { TaskTemplate, TemplateItem, TemplateRhythm } from '@plumbline/contract/compliance/tasks.ts'
import type { Db } from '@plumbline/database/db.ts'
import { formatDay, parseDay } from '@plumbline/rules/dates/calendar-day.ts'
import { sql } from 'drizzle-orm'
import { managers, members } from '../../platform/procedures.ts'
import { findActiveColleague } from '../../work/people/people-store.ts'
import { requireTopics } from '../topics/known-topic-store.ts'
import { BUILT_IN_TEMPLATES } from './built-in-templates.ts'
import { seriesRule } from './series-rule.ts'
import { createTask } from './task-creation-store.ts'

interface TemplateRow extends Record<string, unknown> {
  id: string
  builtInKey: string | null
  name: string
  description: string
  anchor: string
  items: TemplateItem[]
  isRemoved: boolean
  version: number
  changedByName: string
}

export const taskTemplateHandlers = {
  templates: members.tasks.templates.handler(({ context: { inInstitution, institutionId } }) =>
    inInstitution((tx) => listTemplates(tx, institutionId)),
  ),

  saveTemplate: managers.tasks.saveTemplate.handler(({ input, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      const circle = circleIn(input.items)
      if (circle.length > 0) throw errors.DEPENDENCY_CIRCLE({ data: { titles: circle } })
      const before = input.id ? await findTemplate(tx, institutionId, input.id) : undefined
      if (input.id && (!before || before.isRemoved)) throw errors.NOT_FOUND()
      if (before && before.version !== input.version)
        throw errors.CHANGED_MEANWHILE({ data: { byName: before.changedByName, version: before.version } })
      const had = (before?.items ?? []).flatMap(({ topic }) => topic ?? [])
      await requireTopics(
        tx,
        institutionId,
        input.items.flatMap(({ topic }) => (topic && !had.includes(topic) ? [topic] : [])),
      )
      const { name, description, anchor } = input
      const items = JSON.stringify(input.items)
      const { rows } = before
        ? await tx.execute<{ id: string }>(sql`
            update task_templates set name = ${name}, description = ${description}, anchor = ${anchor},
              items = ${items}::jsonb, version = version + 1, changed_by_name = ${member.fullName}, updated_at = now()
            where institution_id = ${institutionId} and id = ${before.id} returning id`)
        : await tx.execute<{ id: string }>(sql`
            insert into task_templates (institution_id, name, description, anchor, items, changed_by_name)
            values (${institutionId}, ${name}, ${description}, ${anchor}, ${items}::jsonb, ${member.fullName}) returning id`)
      const id = rows[0]!.id
      await context.recordAct(tx, { action: 'task_template.save', subjectId: id, detail: {} })
      return (await listTemplates(tx, institutionId)).find((template) => template.id === id)!
    }),
  ),

  removeTemplate: managers.tasks.removeTemplate.handler(({ input: { id }, context, errors }) =>
    context.inInstitution(async (tx) => {
      // One that comes with the product would come back: it is stored as removed.
      const { rows } = await tx.execute(sql`
        update task_templates set is_removed = true, version = version + 1
        where institution_id = ${context.institutionId} and id = ${id} and not is_removed returning 1`)
      if (rows.length === 0) throw errors.NOT_FOUND()
      await context.recordAct(tx, { action: 'task_template.delete', subjectId: id, detail: {} })
    }),
  ),

  applyTemplate: managers.tasks.applyTemplate.handler(({ input, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      const { id, ownerId } = input
      const template = await findTemplate(tx, institutionId, id)
      if (!template || template.isRemoved) throw errors.NOT_FOUND()
      if (ownerId && !(await findActiveColleague(tx, institutionId, ownerId))) throw errors.PERSON_UNKNOWN()
      const created = await createFromItems(tx, institutionId, member, template, input)
      await context.recordAct(tx, { action: 'task_template.use', subjectId: id, detail: { tasks: created } })
      return { created }
    }),
  ),
}

async function createFromItems(
  tx: Db,
  institutionId: string,
  maker: { userId: string; fullName: string },
  { name, items }: TemplateRow,
  { day, ownerId, rhythm }: { day: string; ownerId: string | null; rhythm: TemplateRhythm },
): Promise<string[]> {
  const anchor = parseDay(day, 'day')
  const ids: (string | undefined)[] = items.map(() => undefined)
  // Each after those that it waits for, whatever their order in the template.
  const create = async (place: number): Promise<string> => {
    const present = ids[place]
    if (present) return present
    const { dueAfterDays, after, checklist, ...fields } = items[place]!
    const waitsFor: string[] = []
    for (const each of after) if (each !== place && items[each]) waitsFor.push(await create(each))
    const dueOn = formatDay(anchor + dueAfterDays)
    const id = await createTask(tx, institutionId, maker, {
      ...fields,
      description: fields.description || `From the template “${name}”.`,
      ownerId,
      dueOn,
      recurrence: seriesRule(rhythm, day, dueOn),
      checklist: checklist.map((text) => ({ id: crypto.randomUUID(), text, isDone: false })),
      after: waitsFor,
    })
    ids[place] = id
    return id
  }
  const created: string[] = []
  for (const place of items.keys()) created.push(await create(place))
  return created
}

/** Titles along a circle of items that wait for each other; none where there is no circle. */
function circleIn(items: readonly TemplateItem[]): string[] {
  const clear = new Set<number>()
  const walk = (place: number, way: readonly number[]): number[] | undefined => {
    if (clear.has(place)) return undefined
    if (way.includes(place)) return [...way.slice(way.indexOf(place)), place]
    for (const next of items[place]?.after ?? []) {
      const circle = walk(next, [...way, place])
      if (circle) return circle
    }
    clear.add(place)
    return undefined
  }
  for (const place of items.keys()) {
    const circle = walk(place, [])
    if (circle) return circle.map((each) => items[each]!.title)
  }
  return []
}

const COLUMNS = sql`id, built_in_key as "builtInKey", name, description, anchor, items, is_removed as "isRemoved", version,
  changed_by_name as "changedByName"`

async function findTemplate(tx: Db, institutionId: string, id: string): Promise<TemplateRow | undefined> {
  const { rows } = await tx.execute<TemplateRow>(sql`
    select ${COLUMNS} from task_templates where institution_id = ${institutionId} and id = ${id} for no key update`)
  return rows[0]
}

/** Those that come with the product are copied at the first look, so that every template can be changed alike. */
async function listTemplates(tx: Db, institutionId: string): Promise<TaskTemplate[]> {
  for (const { key, name, description, anchor, items } of BUILT_IN_TEMPLATES)
    await tx.execute(sql`
      insert into task_templates (institution_id, built_in_key, name, description, anchor, items)
      values (${institutionId}, ${key}, ${name}, ${description}, ${anchor}, ${JSON.stringify(items)}::jsonb)
      on conflict (institution_id, built_in_key) where built_in_key is not null do nothing`)
  const { rows } = await tx.execute<TemplateRow>(sql`
    select ${COLUMNS} from task_templates where institution_id = ${institutionId} and not is_removed
    order by lower(name), id limit 200`)
  return rows.map(({ id, name, description, anchor, items, version, builtInKey }) => ({
    id,
    name,
    description,
    anchor,
    rhythm: BUILT_IN_TEMPLATES.find(({ key }) => key === builtInKey)?.rhythm ?? 'once',
    items,
    version,
    isBuiltIn: builtInKey !== null && version === 1,
  }))
}
