import { createContext, type ReactNode, useContext } from 'react'

const Inside = createContext(false)

/** Marks what stands inside the main part of a page, so that {@link MainLandmark} draws no second one. */
export function InsideMainLandmark({ children }: { children: ReactNode }) {
  return <Inside value={true}>{children}</Inside>
}

type MainPartProps = { className?: string; busy?: boolean; children: ReactNode }

/** The main part of a page that may stand alone or inside the shell, whose main part it fills then. */
export function MainLandmark({ className, busy, children }: MainPartProps) {
  const Part = useContext(Inside) ? 'div' : 'main'
  return (
    <Part className={className} aria-busy={busy}>
      {children}
    </Part>
  )
}
