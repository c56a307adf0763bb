import { TextField } from '../../ui/field.tsx'

type PersonFieldName = 'firstName' | 'lastName' | 'email' | 'phone'

interface PersonFieldsProps {
  field: (name: PersonFieldName) => {
    name: string
    defaultValue: string | undefined
    error: string | undefined
  }
}

/** Name and contact fields. */
export function PersonFields({ field }: PersonFieldsProps) {
  return (
    <>
      <TextField label="First Name" autoComplete="given-name" required {...field('firstName')} />
      <TextField label="Last Name" autoComplete="family-name" required {...field('lastName')} />
      <TextField label="Email" type="email" autoComplete="email" required {...field('email')} />
      <TextField label="Phone" type="tel" autoComplete="tel" optional {...field('phone')} />
    </>
  )
}
