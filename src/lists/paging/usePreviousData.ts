import { useRef } from 'react'

/**
 * What the questions of a screen were answered. One whose answer is not there – a longer reading of it is under way, or failed –
 * stands as it was answered last.
 * @param about  what is asked about; of anything else nothing is kept
 */
export function usePreviousData<Answers extends readonly unknown[]>(about: string, answers: Answers): Answers {
  const last = useRef<{ about: string; answers: readonly unknown[] }>({ about, answers: [] })
  const before = last.current.about === about ? last.current.answers : []
  const now = answers.map((answer, index) => answer ?? before[index])
  last.current = { about, answers: now }
  return now as unknown as Answers
}
