import type { ReactNode } from 'react'
import styles from './PlaceholderIllustration.module.css'

export type PlaceholderIllustrationName = 'shelf' | 'search' | 'broken' | 'done'

/** Decorative line drawing beside a message, for example beside "No results" or an error message. */
export function PlaceholderIllustration({ name }: { name: PlaceholderIllustrationName }) {
  return (
    <svg className={styles.drawing} width="132" height="96" viewBox="0 0 132 96" fill="none" aria-hidden="true">
      {illustrationPaths[name]}
    </svg>
  )
}

const boxPaths = (
  <>
    <path d="M14 52h104l-6 34a4 4 0 0 1-4 3H24a4 4 0 0 1-4-3z" />
    <path d="M54 66h24" />
  </>
)

const illustrationPaths: Record<PlaceholderIllustrationName, ReactNode> = {
  shelf: (
    <>
      <path d="M32 52V24a2 2 0 0 1 2-2h22a2 2 0 0 1 2 2v28" opacity=".55" />
      <path d="M62 52V14a2 2 0 0 1 2-2h22a2 2 0 0 1 2 2v38" opacity=".8" />
      <path d="m91 52 6-25a2 2 0 0 1 2.4-1.5l9 2.100" opacity=".4" />
      <path d="M69 22h12M69 28h8M39 32h12" opacity=".6" />
      {boxPaths}
    </>
  ),
  search: (
    <>
      <circle cx="58" cy="40" r="24" />
      <path d="m76 58 22 22" strokeWidth="3" />
      <path d="M48 34h20M48 41h14" opacity=".6" />
      <path d="M20 84h40" opacity=".4" />
    </>
  ),
  broken: (
    <>
      <path d="M40 12h36l16 16v54a3 3 0 0 1-3 3H43a3 3 0 0 1-3-3V62" />
      <path d="M76 12v16h16" opacity=".7" />
      <path d="m28 58 12-8 10 8 12-10 10 8 20-14" />
      <path d="M54 72h24M40 40V12" opacity=".5" />
    </>
  ),
  done: (
    <>
      <path d="m46 34 12 12 26-30" strokeWidth="2.5" />
      <path d="M34 52V38M98 52V34" opacity=".4" />
      {boxPaths}
    </>
  ),
}
