import { useTopicIn } from '../work/topics.tsx'
import { readTaskAddress, type TaskAddress } from './task-address.ts'

export function useTaskAddress(params: URLSearchParams): TaskAddress {
  return readTaskAddress(params, useTopicIn(params))
}
