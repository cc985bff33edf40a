import { createContext, type ReactNode, useContext } from 'react'

const InsideMainContext = createContext(false)

/** Marks its children as content of a `main` element. {@link MainLandmark} then renders a `div`. */
export function InsideMainLandmarkProvider({ children }: { children: ReactNode }) {
  return <InsideMainContext value={true}>{children}</InsideMainContext>
}

type MainLandmarkProps = { className?: string; busy?: boolean; children: ReactNode }

/**
 * Renders a `main` element, or a `div` inside {@link InsideMainLandmarkProvider}. Used by pages that appear alone or inside the
 * shell.
 */
export function MainLandmark({ className, busy, children }: MainLandmarkProps) {
  const Element = useContext(InsideMainContext) ? 'div' : 'main'
  return (
    <Element className={className} aria-busy={busy}>
      {children}
    </Element>
  )
}
