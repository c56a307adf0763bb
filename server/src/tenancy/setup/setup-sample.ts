import type { SamplePart } from '../../platform/session/sample-part.ts'
import { endSetup } from './setup-store.ts'

/** Nobody sets the sample institution up: it is at work. */
export const setupSample: SamplePart = {
  name: 'setup',
  make: ({ institutionId, manager, inInstitution }) =>
    inInstitution((tx) => endSetup(tx, institutionId, { as: 'finished', by: manager.userId })),
}
