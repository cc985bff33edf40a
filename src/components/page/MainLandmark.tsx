import { createContext, type ReactNode, useContext } from 'react'

const InsideMainContext = createContext(false)

/** Declares that its children are inside a `main` element, so that {@link MainLandmark} renders no second one. */
export function InsideMainLandmark({ children }: { children: ReactNode }) {
  return <InsideMainContext value={true}>{children}</InsideMainContext>
}

type MainLandmarkProps = { className?: string; busy?: boolean; children: ReactNode }

/** Renders a `main` element, or a `div` below {@link InsideMainLandmark}. For pages that appear both alone and in the shell. */
export function MainLandmark({ className, busy, children }: MainLandmarkProps) {
  const Element = useContext(InsideMainContext) ? 'div' : 'main'
  return (
    <Element className={className} aria-busy={busy}>
      {children}
    </Element>
  )
}
