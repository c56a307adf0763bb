import { useParams } from 'react-router'
import { SignPolicy } from './sign-policy.tsx'

/** Where the email leads: read the text in force, and sign below it. */
export default function SignPage() {
  const { id = '' } = useParams()
  return (
    <>
      <title>Sign a policy · Plumbline</title>
      <SignPolicy key={id} id={id} />
    </>
  )
}
