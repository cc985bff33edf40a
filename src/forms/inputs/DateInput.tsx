import { CalendarDays } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyComponent } from '../../api/program/lazyComponent'
import { IconButton } from '../../components/controls/IconButton'
import { Popover } from '../../components/overlays/Popover'
import { useIsTouchInput } from '../../components/page/useMediaQuery'
import { useTranslate } from '../../language/useTranslate'
import type { FormInputProps } from '../formFieldDefinitions'
import { getFieldControlProps } from './fieldControlProps'
import styles from './formInputs.module.css'
import { inputBoxClassName } from './inputBoxClassName'

const MonthCalendar = lazyComponent(() => import('./MonthCalendar'), 'MonthCalendar')

/**
 * Input for a date. Its value is a text such as 2026-11-30, or null. Touch devices use the native date picker. Other
 * devices use `MonthCalendar`, because the native date pickers of desktop browsers ignore the interface language.
 */
export function DateInput(props: FormInputProps<string | null>) {
  const { value, onChange, problem, label } = props
  const [open, setOpen] = useState(false)
  const isTouch = useIsTouchInput()
  const t = useTranslate()
  const pick = (day: string) => {
    setOpen(false)
    onChange(day)
  }
  return (
    <div className={`${inputBoxClassName} ${styles.day}`} data-invalid={problem ? true : undefined}>
      <input
        {...getFieldControlProps(props)}
        type="date"
        min="0001-01-01"
        max="9999-12-31"
        value={value ?? ''}
        onChange={event => onChange(event.target.value || null)}
        onClick={event => !isTouch && event.preventDefault()}
      />
      {!isTouch && (
        <Popover
          title={label}
          open={open}
          onOpenChange={setOpen}
          trigger={<IconButton icon={CalendarDays} label={t('form.day.pick', { label })} />}
        >
          <Suspense fallback={null}>
            <MonthCalendar day={value} onPick={pick} />
          </Suspense>
        </Popover>
      )}
    </div>
  )
}
