import { STRENGTH_LABELS } from '@plumbline/contract/compliance/risks.ts'
import type { Db } from '@plumbline/database/db.ts'
import { strengthOfControl } from '@plumbline/rules/risks/control-strength.ts'
import { sql } from 'drizzle-orm'
import { inTurn } from '../../platform/jobs/background-pace.ts'
import { inInstitution } from '../../platform/session/institution-scope.ts'
import { type Actor, type PROGRAM, recordHistory } from '../../work/history/history-store.ts'
import { figureServedRisks } from '../risks/risk-figuring.ts'
import {
  controlsOfRisks,
  controlsOfTest,
  factsOfControls,
  risksOfControls,
  storeStrength,
} from './control-figure-store.ts'

type Maker = Actor | typeof PROGRAM

const CONTROLS_AT_ONCE = 200

/** Figures controls anew from their tests and evidence, and the risks that those serve which moved. */
export async function figureControls(
  tx: Db,
  institutionId: string,
  maker: Maker,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  const today = await todayOf(tx, institutionId)
  const moved = new Map<string, string>()
  for (const control of await factsOfControls(tx, institutionId, ids, today)) {
    const now = strengthOfControl(control, today)
    const { id, strength, because, holdsUntil } = control
    if (now.strength === strength && now.because === because && now.holdsUntil === holdsUntil) continue
    await storeStrength(tx, institutionId, id, now)
    if (now.strength === strength) continue
    moved.set(
      id,
      `“${control.title}” went from ${STRENGTH_LABELS[strength].toLowerCase()} to ${STRENGTH_LABELS[now.strength].toLowerCase()}. ${now.because}`,
    )
    const changes = [
      { field: 'strength', from: STRENGTH_LABELS[strength], to: STRENGTH_LABELS[now.strength] },
      { field: 'because', from: null, to: now.because },
    ]
    await recordHistory(tx, institutionId, maker, { kind: 'control', id }, { action: 'changed', changes })
  }
  await figureRisks(
    tx,
    institutionId,
    maker,
    await risksOfControls(tx, institutionId, [...moved.keys()]),
    moved,
  )
}

/** Figures risks anew by the controls that serve them now. */
export async function figureRisks(
  tx: Db,
  institutionId: string,
  maker: Maker,
  riskIds: readonly string[],
  causes: ReadonlyMap<string, string> = new Map(),
): Promise<void> {
  if (riskIds.length === 0) return
  const controls = await controlsOfRisks(tx, institutionId, riskIds)
  await figureServedRisks(tx, institutionId, maker, { riskIds, controls, causes })
}

/** A result of the monitoring plan counts for the controls that the test is of. */
export async function figureControlsOfTest(tx: Db, institutionId: string, maker: Maker, testId: string) {
  await figureControls(tx, institutionId, maker, await controlsOfTest(tx, institutionId, testId))
}

/** Tests and evidence grow old: figures what no longer holds. True while there is more to do. */
export async function figureLapsedControls(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ institutionId: string; id: string }>(sql`
    select k.institution_id as "institutionId", k.id from controls k
    join institutions n on n.id = k.institution_id
    where k.holds_until < (now() at time zone n.time_zone)::date and n.suspended_at is null
    order by k.institution_id limit ${CONTROLS_AT_ONCE}`)
  for await (const [institutionId, lapsed] of inTurn(Map.groupBy(rows, (row) => row.institutionId)))
    await inInstitution(db, institutionId, (tx) =>
      figureControls(
        tx,
        institutionId,
        null,
        lapsed.map(({ id }) => id),
      ),
    )
  return rows.length === CONTROLS_AT_ONCE
}

async function todayOf(tx: Db, institutionId: string): Promise<string> {
  const { rows } = await tx.execute<{ today: string }>(sql`
    select (now() at time zone n.time_zone)::date::text as today from institutions n where n.id = ${institutionId}`)
  return rows[0]!.today
}
