import { z } from 'zod'
import { LONG_TEXT_AT_MOST, TITLE_AT_MOST } from './work-limits.ts'

/** PostgreSQL stores every character but this one. */
const STORABLE = /^[^\0]*$/

/** For what carries several long texts, in any script. */
export const WORK_BODY_KIB = 256

/** One line of text, with a message that names the field, what was given, and the limit. */
export const workLine = (field: string, atMost: number) =>
  z
    .string()
    .trim()
    .regex(STORABLE)
    .superRefine((text, check) => {
      if (text.length > atMost)
        check.addIssue({
          code: 'custom',
          message: `${field} has ${text.length.toLocaleString('en-US')} characters. The limit is ${atMost.toLocaleString('en-US')}.`,
        })
    })
    .meta({ maxLength: atMost })

export const requiredLine = (field: string, atMost: number) =>
  workLine(field, atMost).refine((text) => text !== '', `${field} is empty. Enter at least one character.`)

export const WorkTitle = requiredLine('Title', TITLE_AT_MOST)
export const WorkText = (field: string) => workLine(field, LONG_TEXT_AT_MOST)
