import { ORPCError } from '@orpc/client'
import type { LoanTestAnswer } from '@plumbline/rules/loan-tests/answer.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

const TYPING_PAUSE_MS = 120

interface Asked<Input, Result> {
  name: string
  run: (input: Input) => Promise<LoanTestAnswer<Result>>
}

/** The answer to the inputs as they are typed. The one before stays until the new one is there. */
export function useTestAnswer<Input, Result>({ name, run }: Asked<Input, Result>, input: Input | undefined) {
  const text = useAfterTyping(input === undefined ? '' : JSON.stringify(input))
  return useQuery({
    queryKey: ['loan-test', name, text],
    queryFn: () => run(JSON.parse(text) as Input),
    enabled: text !== '',
    placeholderData: text === '' ? undefined : keepPreviousData,
    // The same inputs give the same answer.
    staleTime: Number.POSITIVE_INFINITY,
    retry: (count, error) => !(error instanceof ORPCError) && count < 2,
  })
}

function useAfterTyping(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
