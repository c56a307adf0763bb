/** The administrator of every data folder that tests copy. */
export { ADMINISTRATOR } from '../server/src/testing/visitor.ts'
