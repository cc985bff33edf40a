import { createContext, type ReactNode, useContext } from 'react'

const Inside = createContext(false)

/** Declares that its children are inside a `main` element, so that {@link MainLandmark} renders no second one. */
export function InsideMainLandmark({ children }: { children: ReactNode }) {
  return <Inside value={true}>{children}</Inside>
}

type MainPartProps = { className?: string; busy?: boolean; children: ReactNode }

/** Renders a `main` element, or a `div` below {@link InsideMainLandmark}. For pages that appear both alone and in the shell. */
export function MainLandmark({ className, busy, children }: MainPartProps) {
  const Part = useContext(Inside) ? 'div' : 'main'
  return (
    <Part className={className} aria-busy={busy}>
      {children}
    </Part>
  )
}
