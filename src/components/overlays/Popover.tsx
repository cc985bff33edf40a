import { Popover as Base } from '@base-ui/react/popover'
import type { ReactElement, ReactNode } from 'react'
import styles from './Popover.module.css'

type PopoverProps = {
  trigger: ReactElement
  title: string
  children: ReactNode
  align?: 'start' | 'center' | 'end'
  /** Texts stand in it, and not settings. */
  wide?: boolean
  /** For panels that close by what is chosen in them. */
  open?: boolean
  onOpenChange?: (open: boolean) => void
}

/** A small panel beside the button that opens it, for settings of what one looks at. It stays open while they are tried. */
export function Popover({ trigger, title, children, align = 'end', wide, ...controlled }: PopoverProps) {
  return (
    <Base.Root {...controlled}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner align={align} sideOffset={6} collisionPadding={8} className={styles.positioner}>
          <Base.Popup className={styles.popup} data-wide={wide || undefined}>
            <Base.Title className={styles.title}>{title}</Base.Title>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
