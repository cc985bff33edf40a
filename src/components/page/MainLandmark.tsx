import { createContext, type ReactNode, useContext } from 'react'

const InsideMainContext = createContext(false)

/**
 * Context provider for content inside a `main` element. In this content, {@link MainLandmark} renders a `div`, because
 * a page may have only a single `main` element.
 */
export function InsideMainLandmarkProvider({ children }: { children: ReactNode }) {
  return <InsideMainContext value={true}>{children}</InsideMainContext>
}

type MainLandmarkProps = { className?: string; busy?: boolean; children: ReactNode }

/** Renders a `main` element. Inside {@link InsideMainLandmarkProvider}, renders a `div`. */
export function MainLandmark({ className, busy, children }: MainLandmarkProps) {
  const Element = useContext(InsideMainContext) ? 'div' : 'main'
  return (
    <Element className={className} aria-busy={busy}>
      {children}
    </Element>
  )
}
