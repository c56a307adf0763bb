import { namedPeople } from '../../work/people/named-people-store.ts'

/** The log is for the people named on it, whatever their role. */
export const BSA_PEOPLE = namedPeople('bsa_people')
export const isNamedSql = BSA_PEOPLE.isNamedSql
