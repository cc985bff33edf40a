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

/** Value of the field while the typed date is incomplete or impossible. `isoDateRule` rejects this value. */
const UNREADABLE_DATE = 'unreadable'

/**
 * Input for a date. Its value is a text such as 2026-11-30, or null. While the typed date is incomplete or impossible,
 * such as February 31, the value is a text that `isoDateRule` rejects. If the value were null instead, saving would
 * delete the date. Touch devices use the native date picker. Other devices use `MonthCalendar`, because the native date
 * pickers of desktop browsers ignore the interface language.
 */
export function DateInput(props: FormInputProps<string | null>) {
  const { id, value, onChange, problem, label, placeholder } = props
  const [open, setOpen] = useState(false)
  const isTouch = useIsTouchInput()
  const t = useTranslate()
  const day = value === UNREADABLE_DATE ? null : value
  // If the date is incomplete or impossible, `validity.badInput` is true and the text is empty. Browsers send no change
  // event for incomplete dates. The input therefore also calls this function after each key and when the input loses
  // the focus.
  const readDate = ({ value: text, validity }: HTMLInputElement) => {
    const next = validity.badInput ? UNREADABLE_DATE : text || null
    // Null, undefined and an empty text all mean "no date". If the edited records have different dates, the value is an
    // empty text.
    if ((next ?? '') !== (value ?? '')) onChange(next)
  }
  const control = getFieldControlProps(props)
  const emptyInputNote = value ? undefined : placeholder
  const emptyInputNoteId = `${id}-empty`
  const pick = (pickedDay: string) => {
    setOpen(false)
    onChange(pickedDay)
  }
  return (
    <>
      <div className={`${inputBoxClassName} ${styles.day}`} data-invalid={problem ? true : undefined}>
        <input
          {...control}
          aria-describedby={
            emptyInputNote ? `${control['aria-describedby']} ${emptyInputNoteId}` : control['aria-describedby']
          }
          type="date"
          min="0001-01-01"
          max="9999-12-31"
          value={day ?? ''}
          onChange={event => readDate(event.target)}
          onKeyUp={event => readDate(event.currentTarget)}
          onBlur={event => readDate(event.currentTarget)}
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
              <MonthCalendar day={day} onPick={pick} />
            </Suspense>
          </Popover>
        )}
      </div>
      <EmptyDateNote id={emptyInputNoteId} text={emptyInputNote} />
    </>
  )
}

/** Shows the placeholder below an empty date, because inputs of the type "date" show no placeholder. */
const EmptyDateNote = ({ id, text }: { id: string; text: string | undefined }) =>
  text ? (
    <p id={id} className={styles.note}>
      {text}
    </p>
  ) : null
