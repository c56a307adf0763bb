import { NotFound } from '../../platform/document/not-found.tsx'

export default function NotFoundPage() {
  return <NotFound home="/dashboard" homeLabel="Go to the dashboard" />
}
