import type { User } from '@plumbline/contract/tenancy/users.ts'
import { apiClient } from '../../platform/api/api-client.ts'
import type { Outcome } from '../../platform/api/outcome.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useUserProblem } from './user-problem.ts'

export type ConfirmedAction = 'suspend' | 'signOut' | 'removeFactors' | 'secure' | 'endTrial'

interface Question {
  action: string
  question: (name: string) => string
  act: (input: { id: string }) => Promise<unknown>
  done: (name: string) => string
  failed: string
}

const QUESTIONS: Record<ConfirmedAction, Question> = {
  suspend: {
    action: 'Suspend',
    question: (name) =>
      `${name} will be signed out and cannot sign in again until you reactivate the account. Nothing is deleted.`,
    act: apiClient.users.suspend,
    done: (name) => `${name} was suspended`,
    failed: 'Failed to suspend user',
  },
  signOut: {
    action: 'Sign out everywhere',
    question: (name) => `${name} will be signed out on every device, and can sign in again at once.`,
    act: apiClient.users.signOutEverywhere,
    done: (name) => `${name} was signed out everywhere`,
    failed: 'Failed to sign out',
  },
  removeFactors: {
    action: 'Remove second factors',
    question: (name) =>
      `From then on, ${name} signs in without a second step, until they add one again. Do this only if you are sure who asked you to.`,
    act: apiClient.users.removeFactors,
    done: (name) => `The second factors of ${name} were removed`,
    failed: 'Failed to remove the factors',
  },
  secure: {
    action: 'Secure account',
    question: (name) =>
      `Every session, password, passkey, second factor, provider and own API key of ${name} ends. They get a mail with a link to choose a new password. Do this if somebody else may have got in.`,
    act: apiClient.users.secure,
    done: (name) => `The account of ${name} was secured, and a link was mailed`,
    failed: 'Failed to secure the account',
  },
  endTrial: {
    action: 'Turn into full account',
    question: (name) => `The account of ${name} will have no end from then on.`,
    act: ({ id }) => apiClient.users.setTrial({ id, endsAt: null }),
    done: (name) => `${name} has a full account now`,
    failed: 'Failed to convert the trial',
  },
}

interface ConfirmUserActionProps {
  about: ConfirmedAction
  user: User
  onDone: (outcome: Outcome) => void
  onClose: () => void
}

/** Asks before an action that the user would notice or that is hard to undo. */
export function ConfirmUserAction({
  about,
  user: { id, fullName, email },
  onDone,
  onClose,
}: ConfirmUserActionProps) {
  const problemOf = useUserProblem()
  const { action, question, act, done, failed } = QUESTIONS[about]

  async function confirm() {
    try {
      await act({ id })
    } catch (error) {
      return problemOf(error, failed)
    }
    onClose()
    onDone({ tone: 'success', text: done(fullName) })
    return undefined
  }

  return (
    <ConfirmDialog
      title={action}
      description={email}
      question={question(fullName)}
      action={action}
      onConfirm={confirm}
      onClose={onClose}
    />
  )
}
