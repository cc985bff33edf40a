import { useMutation } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import type { FormEvent } from 'react'
import { useCurrentUser } from '../../access/SessionContext'
import { useUnsavedChangesGuard } from '../../actions/useUnsavedChangesGuard'
import { errorText } from '../../api/errorText'
import { showNotice } from '../../api/notices'
import { Button } from '../../components/controls/Button'
import { DefinitionList } from '../../components/page/DefinitionList'
import { useSignOut } from '../../dialogs/signOut/useSignOut'
import { FormErrorAlert } from '../../forms/FormErrorAlert'
import { useRestorablePageState } from '../../forms/pageFormDraftStorage'
import {
  emptyNewPasswordValues,
  isNewPasswordComplete,
  NewPasswordFields,
} from '../../forms/password/NewPasswordFields'
import { useWeakPasswordConfirmation } from '../../forms/password/useWeakPasswordConfirmation'
import { changeMyPassword } from '../../generated/users/users.calls'
import { useTranslate } from '../../language/useTranslate'
import styles from './AccountPage.module.css'
import { AccountPageLayout } from './AccountPageLayout'
import { OwnRestrictionsSection, OwnRolesSection } from './OwnAccessSections'

/** Account page with the e-mail address, the password form, roles, restrictions and the sign-out button. */
export function AccountPage() {
  const t = useTranslate()
  const user = useCurrentUser()
  const signOut = useSignOut()
  return (
    <AccountPageLayout>
      <div className={styles.page}>
        <DefinitionList facts={[{ name: t('page.account.email'), value: <span dir="ltr">{user.email}</span> }]} />
        <ChangePasswordForm email={user.email} />
        <OwnRolesSection />
        <OwnRestrictionsSection />
        <Button icon={LogOut} onClick={signOut}>
          {t('shell.signOut')}
        </Button>
      </div>
    </AccountPageLayout>
  )
}

/** Form that changes the password. The user enters the new password twice. */
function ChangePasswordForm({ email }: { email: string }) {
  const t = useTranslate()
  const [newPassword, setNewPassword] = useRestorablePageState('changeMyPassword', emptyNewPasswordValues)
  const { mutate, isPending, error } = useMutation({
    mutationKey: ['changeMyPassword'],
    mutationFn: (password: string) => changeMyPassword({ password }),
    meta: { shownBy: 'page' },
    onSuccess: () => {
      setNewPassword(emptyNewPasswordValues)
      showNotice({ kind: 'success', text: t('page.account.changed') })
    },
  })
  const { password, repeatedPassword } = newPassword
  useUnsavedChangesGuard(password + repeatedPassword !== '', t('page.account.changePassword'))
  const weakPassword = useWeakPasswordConfirmation(password, email)
  const isComplete = isNewPasswordComplete(newPassword)
  const save = (isConfirmed: boolean) => {
    if (isComplete && !isPending && (isConfirmed || !weakPassword.askIfWeak())) mutate(password)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save(false)
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <h2>{t('page.account.changePassword')}</h2>
      <FormErrorAlert text={error ? errorText(error) : undefined} />
      <NewPasswordFields
        email={email}
        labels={{ password: t('page.account.newPassword'), repeatedPassword: t('page.account.repeatPassword') }}
        value={newPassword}
        onChange={setNewPassword}
        isAskingForConfirmation={weakPassword.isAsking}
        isPending={isPending}
        onConfirm={() => save(true)}
      />
      <Button variant="filled" type="submit" busy={isPending} disabled={!isComplete}>
        {t('page.account.savePassword')}
      </Button>
    </form>
  )
}
