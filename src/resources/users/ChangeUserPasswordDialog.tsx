import { type FormEvent, useId, useState } from 'react'
import { useCurrentUser } from '../../access/SessionContext'
import { errorText } from '../../api/errorText'
import { showNotice } from '../../api/notices'
import { Button } from '../../components/controls/Button'
import { Dialog } from '../../components/overlays/Dialog'
import { type DialogProps, useRestorableDialogUserInput } from '../../dialogs/dialogStore'
import { useCloseDialogWithConfirmation } from '../../dialogs/useCloseDialogWithConfirmation'
import { FormErrorAlert } from '../../forms/FormErrorAlert'
import {
  emptyNewPasswordValues,
  isNewPasswordComplete,
  NewPasswordFields,
  type NewPasswordValues,
} from '../../forms/password/NewPasswordFields'
import { useWeakPasswordConfirmation } from '../../forms/password/useWeakPasswordConfirmation'
import type { User } from '../../generated/model.schemas'
import { useChangeUserPassword } from '../../generated/users/users'
import { useTranslate } from '../../language/useTranslate'
import styles from './userForms.module.css'

declare module '../../dialogs/dialogStore' {
  interface DialogRequestAndResultTypes {
    changeUserPassword: { request: Pick<User, 'id' | 'email'>; result: true }
  }
}

/** Dialog in which administrators change the password of a user. If the server rejects it, the dialog stays open. */
export function ChangeUserPasswordDialog({ request: { id, email }, close }: DialogProps<'changeUserPassword'>) {
  const t = useTranslate()
  const formId = useId()
  const isOwn = useCurrentUser().id === id
  const preserved = useRestorableDialogUserInput()
  const [newPassword, setNewPassword] = useState(
    (preserved.draft as NewPasswordValues | undefined) ?? emptyNewPasswordValues,
  )
  const { password, repeatedPassword } = newPassword
  const { mutate, isPending, error } = useChangeUserPasswordWithNotice(email, () => close(true))
  const title = t('dialog.userPassword.title', { email })
  const leave = useCloseDialogWithConfirmation(password + repeatedPassword !== '', title, () => close())
  const weakPassword = useWeakPasswordConfirmation(password, email)
  const isComplete = isNewPasswordComplete(newPassword)
  const save = (isConfirmed: boolean) => {
    if (isComplete && !isPending && (isConfirmed || !weakPassword.askIfWeak()))
      mutate({ userId: id, data: { password } })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save(false)
  }
  return (
    <Dialog
      open
      title={title}
      description={t(isOwn ? 'dialog.userPassword.ownText' : 'dialog.userPassword.text')}
      onClose={leave}
      actions={
        <>
          <Button onClick={leave}>{t('dialog.cancel')}</Button>
          <Button variant="filled" type="submit" form={formId} busy={isPending} disabled={!isComplete}>
            {t('dialog.userPassword.verb')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={submit}>
        <FormErrorAlert text={error ? errorText(error) : undefined} />
        <NewPasswordFields
          email={email}
          labels={{ password: t('dialog.userPassword.password'), repeatedPassword: t('dialog.userPassword.repeat') }}
          value={newPassword}
          onChange={next => {
            preserved.draft = next
            setNewPassword(next)
          }}
          isAskingForConfirmation={weakPassword.isAsking}
          isPending={isPending}
          onConfirm={() => save(true)}
        />
      </form>
    </Dialog>
  )
}

function useChangeUserPasswordWithNotice(email: string, onChanged: () => void) {
  const t = useTranslate()
  return useChangeUserPassword({
    mutation: {
      meta: { shownBy: 'dialog' },
      onSuccess: () => {
        showNotice({ kind: 'success', text: t('dialog.userPassword.done', { email }) })
        onChanged()
      },
    },
  })
}
