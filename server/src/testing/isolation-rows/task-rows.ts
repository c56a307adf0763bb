import { storeFile } from '../stored-file.ts'
import type { MakeRow } from './make-row.ts'

const taskTemplate: MakeRow = async (_server, owner) => {
  const [template] = await (await owner.signedIn({ role: 'manager' })).tasks.templates()
  return { id: template!.id }
}

/** Tasks, and what is attached to them. */
export const TASK_ROWS: Readonly<Record<string, MakeRow>> = {
  async tasks(_server, owner) {
    const manager = await owner.signedIn({ role: 'manager' })
    const itemId = crypto.randomUUID()
    const { id } = await manager.tasks.create({
      title: 'Theirs',
      checklist: [{ id: itemId, text: 'Look', isDone: false }],
    })
    const { undoId } = await manager.tasks.bulk({ ids: [id], change: { priority: 'high' } })
    return { id, itemId, undoId: undoId! }
  },
  'tasks.saveTemplate': taskTemplate,
  'tasks.removeTemplate': taskTemplate,
  'tasks.applyTemplate': taskTemplate,
  async comments(_server, owner) {
    const manager = await owner.signedIn({ role: 'manager' })
    const task = await manager.tasks.create({ title: 'Theirs' })
    const { id } = await manager.comments.add({ kind: 'task', id: task.id, body: 'Theirs' })
    return { id }
  },
  async citationLinks(_server, owner) {
    const manager = await owner.signedIn({ role: 'manager' })
    const task = await manager.tasks.create({ title: 'Theirs' })
    const { id } = await manager.citationLinks.add({ kind: 'task', id: task.id, text: '12 CFR 1026.43(e)' })
    return { id }
  },
  async evidence(_server, owner) {
    const manager = await owner.signedIn({ role: 'manager' })
    const task = await manager.tasks.create({ title: 'Theirs' })
    const target = await manager.tasks.create({ title: 'Also theirs' })
    const { id } = await manager.evidence.add({
      kind: 'task',
      id: task.id,
      title: 'Proof',
      validOn: '2026-01-09',
      target: { kind: 'task', id: target.id },
    })
    return { id, evidenceId: id }
  },
  async 'evidence.unlink'(_server, owner) {
    const manager = await owner.signedIn({ role: 'manager' })
    const [task, target] = [
      await manager.tasks.create({ title: 'Theirs' }),
      await manager.tasks.create({ title: 'Theirs' }),
    ]
    const { id } = await manager.evidence.add({
      ...{ kind: 'task', id: task.id, title: 'Proof', validOn: '2026-01-09' },
      target: { kind: 'task', id: target.id },
    })
    return { id: task.id, evidenceId: id }
  },
  async 'workLinks.remove'(_server, owner) {
    const manager = await owner.signedIn({ role: 'manager' })
    const [task, target] = [
      await manager.tasks.create({ title: 'Theirs' }),
      await manager.tasks.create({ title: 'Theirs' }),
    ]
    await manager.workLinks.add({ kind: 'task', id: task.id, target: { kind: 'task', id: target.id } })
    return { id: task.id, 'target.id': target.id }
  },
  async 'files.open'(_server, owner) {
    return { id: await storeFile(await owner.signedIn(), 'theirs.txt', 'Theirs') }
  },
  async files(_server, owner) {
    const user = await owner.signedIn()
    const { id } = await user.files.start({ name: 'theirs.txt', byteSize: 5 })
    await user.files.putChunk({ id, position: 0, bytes: new File(['hello'], 'chunk') })
    return { id }
  },
}
