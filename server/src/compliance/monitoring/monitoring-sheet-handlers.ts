import type { MonitoringSheet } from '@plumbline/contract/compliance/monitoring-sheets.ts'
import type { SubjectKind } from '@plumbline/contract/compliance/subjects.ts'
import type { Db } from '@plumbline/database/db.ts'
import { planOf, sheetResult } from '@plumbline/rules/sampling/sheet-result.ts'
import { todayIn } from '../../platform/days/today.ts'
import { managers, members } from '../../platform/procedures.ts'
import { isOpenTo } from '../../platform/subjects/find-subjects.ts'
import { isManager, type Reader } from '../../platform/subjects/subject-source.ts'
import { recordHistory } from '../../work/history/history-store.ts'
import { changedEvidence, isCell } from './cell-evidence.ts'
import { allot, drawSample } from './monitoring-draw.ts'
import {
  findItem,
  findRun,
  listItems,
  lockItem,
  runOfItem,
  saveItem,
  storeSample,
} from './monitoring-sheet-store.ts'
import { findTest, lockTest, type MonitoringRow, mayRecord } from './monitoring-store.ts'
import { monitoringWorkpaper } from './monitoring-workpaper.ts'
import { isSealed, openSealed } from './opened-population.ts'
import { countPopulation } from './sheet-population.ts'

const ANSWER_WORDS = { yes: 'Yes', no: 'No', na: 'Not applicable' } as const

/** A key draws from what it may read. */
const KIND_OF_POPULATION: Readonly<Record<string, SubjectKind | undefined>> = {
  complaints: 'complaint',
  tasks: 'task',
  loan_batch: 'loan_batch',
  loan_run: 'loan_run',
  hmda_register: 'hmda_register',
}

export const monitoringSheetHandlers = {
  sheet: members.monitoring.sheet.handler(({ input: { id }, context: { inInstitution, member }, errors }) =>
    inInstitution(async (tx) => {
      const sheet = await readSheet(tx, member, id)
      if (!sheet) throw errors.NOT_FOUND()
      return sheet
    }),
  ),

  draw: managers.monitoring.draw.handler(async ({ input, context, errors }) => {
    const { id, method, population: source, strata, stages, ...plan } = input
    if (method === 'haphazard') throw errors.HAPHAZARD()
    if ('since' in source && source.until < source.since) throw errors.PERIOD_BACKWARD()
    const { institutionId, member } = context
    const kind = KIND_OF_POPULATION[source.from]
    if (kind && !isOpenTo(member, kind)) throw errors.POPULATION_UNKNOWN()
    if (isSealed(source)) await context.inInstitution((tx) => requireUntested(tx, member, id, errors))
    // Before the run is locked: to unseal a large file takes a while.
    const opened = await openSealed(source, context, errors)
    return context.inInstitution(async (tx) => {
      const run = await requireUntested(tx, member, id, errors)
      const population = await countPopulation(tx, member, { source, opened, column: strata?.column }, errors)
      const allotment = allot({ plan, strata, stages }, population, errors)
      const { sample, ...drawn } = await drawSample({
        ...{ plan, strata, stages, population, allotment, from: source.from },
        ...{ drawnOn: todayIn(member.timeZone), drawnByName: member.fullName },
      })
      await storeSample(tx, institutionId, id, sample, drawn)
      await recordHistory(
        tx,
        institutionId,
        member,
        { kind: 'monitoring_test', id: run.testId },
        {
          action: 'sample_drawn',
          changes: [
            { field: 'dueOn', from: null, to: run.dueOn },
            { field: 'seed', from: run.sample?.seed ?? null, to: sample.seed },
            {
              field: 'sampleSize',
              from: run.sample ? String(run.sample.size) : null,
              to: String(sample.size),
            },
          ],
        },
      )
      await context.recordAct(tx, {
        action: 'monitoring.draw',
        subjectId: run.testId,
        detail: { run: id, seed: sample.seed, population: population.size, size: sample.size },
      })
      return (await readSheet(tx, member, id))!
    })
  }),

  answer: members.monitoring.answer.handler(({ input: { id, answer, note, evidence }, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      const runId = await runOfItem(tx, institutionId, id)
      if (!runId) throw errors.NOT_FOUND()
      const run = await requireOpenRun(tx, member, runId, errors)
      const item = (await lockItem(tx, institutionId, id))!
      const attributes = [answer, evidence].flatMap((one) => (one ? [one.attribute] : []))
      if (attributes.some((attribute) => attribute >= item.answers.length)) throw errors.ATTRIBUTE_UNKNOWN()
      if (note && note.before !== item.note && note.text !== item.note)
        throw errors.NOTE_CHANGED({ data: { byName: item.testerName, note: item.note } })
      const was = answer && item.answers[answer.attribute]
      await saveItem(tx, institutionId, id, member, {
        answers: answer ? item.answers.with(answer.attribute, answer.value) : item.answers,
        note: note?.text ?? item.note,
        evidence: evidence
          ? await changedEvidence(tx, institutionId, run.testId, item.evidence, evidence, errors)
          : item.evidence,
      })
      const removed = evidence && !evidence.isAttached && item.evidence.find((one) => isCell(one, evidence))
      // A first answer is in the sheet with its tester; one that is changed leaves a trace, and so does lost evidence.
      const cell = (attribute: number) => `Item ${item.place}: ${run.sample!.attributes[attribute]}`
      const changes = [
        ...(answer && was && was !== answer.value
          ? [
              {
                field: cell(answer.attribute),
                from: ANSWER_WORDS[was],
                to: answer.value && ANSWER_WORDS[answer.value],
              },
            ]
          : []),
        ...(removed ? [{ field: cell(removed.attribute), from: removed.title, to: null }] : []),
      ]
      if (changes.length > 0)
        await recordHistory(
          tx,
          institutionId,
          member,
          { kind: 'monitoring_test', id: run.testId },
          { action: 'changed', changes },
        )
      return (await findItem(tx, institutionId, id))!
    }),
  ),

  workpaper: members.monitoring.workpaper.handler(({ input: { id }, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      const sheet = await readSheet(tx, member, id)
      if (!sheet) throw errors.NOT_FOUND()
      await context.recordAct(tx, {
        action: 'monitoring.workpaper',
        subjectId: sheet.test.id,
        detail: { run: id },
      })
      return monitoringWorkpaper(tx, institutionId, sheet, member.companyName)
    }),
  ),
}

async function readSheet(tx: Db, reader: Reader, id: string): Promise<MonitoringSheet | undefined> {
  const found = await findRun(tx, reader, id)
  const test = found && (await findTest(tx, reader, found.testId))
  if (!found || !test) return undefined
  const { testId: _, ...run } = found
  const items = await listItems(tx, reader.institutionId, id)
  const isOpen = run.result === null && test.performerId !== reader.userId
  return {
    ...run,
    test: { id: test.id, title: test.title, year: test.year },
    ...{ description: test.description, procedure: test.procedure },
    ...{ performer: test.performerName, tester: test.ownerName, items },
    outcome: run.sample && sheetResult(planOf(run.sample), items),
    mayDraw: isOpen && isManager(reader) && items.every(({ testedOn }) => testedOn === null),
    mayTest: isOpen && mayRecord(reader, test),
    performsControl: test.performerId === reader.userId,
  }
}

interface OpenErrors {
  NOT_FOUND: () => Error
  PERFORMS_CONTROL: () => Error
  ALREADY_RECORDED: (refusal: { data: { byName: string } }) => Error
}

/** A sample is drawn again only while nobody has tested an item of it. */
async function requireUntested(
  tx: Db,
  reader: Reader,
  id: string,
  errors: OpenErrors & { SHEET_BEGUN: () => Error },
) {
  const run = await requireOpenRun(tx, reader, id, errors)
  const before = await listItems(tx, reader.institutionId, id)
  if (before.some(({ testedOn }) => testedOn)) throw errors.SHEET_BEGUN()
  return run
}

/** Under the lock of its test, so that no result is recorded meanwhile. */
async function requireOpenRun(tx: Db, reader: Reader, id: string, errors: OpenErrors) {
  const seen = await findRun(tx, reader, id)
  const test: MonitoringRow | undefined = seen && (await lockTest(tx, reader, seen.testId))
  const run = test && (await findRun(tx, reader, id))
  if (!test || !run) throw errors.NOT_FOUND()
  if (test.performerId === reader.userId) throw errors.PERFORMS_CONTROL()
  if (run.result) throw errors.ALREADY_RECORDED({ data: { byName: run.recordedByName } })
  return run
}
