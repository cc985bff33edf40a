import { useMemo } from 'react'
import { describeContentRestrictions, describeLibraryAccess, describeRoles } from '../../access/describeUserAccess'
import { Button } from '../../components/controls/Button'
import { Dialog } from '../../components/overlays/Dialog'
import type { DialogProps } from '../../dialogs/dialogStore'
import { EditDialogPlaceholder } from '../../dialogs/EditDialogPlaceholder'
import { RecordFormDialog } from '../../dialogs/RecordFormDialog'
import { buildRecordUpdate, type FormDraftEdits } from '../../forms/formDraft'
import type { FormFieldDefinition } from '../../forms/formFieldDefinitions'
import type { User } from '../../generated/model.schemas'
import { useTranslate } from '../../language/useTranslate'
import { useUpdateRecord } from '../../lists/record/recordMutations'
import { useCellTextFormatters } from '../../lists/table/useCellTextFormatters'
import { userRestrictionFormFields, userRoleFormFields } from './userFormFields'
import styles from './userForms.module.css'
import {
  convertFormValuesToUser,
  convertUserToFormValues,
  initialNewUserFormValues,
  type UserFormValues,
} from './userFormValues'
import { useUsers } from './useUsers'
import { VisibleSeriesPreview } from './VisibleSeriesPreview'

type EditUserRequest = Pick<User, 'id' | 'email'>

declare module '../../dialogs/dialogStore' {
  interface DialogRequestAndResultTypes {
    editUserRoles: { request: EditUserRequest; result: true }
    editUserRestrictions: { request: EditUserRequest; result: true }
  }
}

/** Dialog in which administrators edit the roles of a user. */
export const EditUserRolesDialog = ({ request, close }: DialogProps<'editUserRoles'>) => (
  <EditUserForm request={request} close={close} titleKey="dialog.editUser.roles" fields={userRoleFormFields} />
)

/** Dialog in which administrators edit which libraries and books a user may see. */
export const EditUserRestrictionsDialog = ({ request, close }: DialogProps<'editUserRestrictions'>) => (
  <EditUserForm
    request={request}
    close={close}
    titleKey="dialog.editUser.restrictions"
    fields={userRestrictionFormFields}
  />
)

type EditUserFormProps = DialogProps<'editUserRoles'> & {
  titleKey: string
  fields: readonly FormFieldDefinition[]
}

/**
 * Form for some of the properties of a user. If another administrator saves changes in the meantime, the form shows
 * them.
 */
function EditUserForm({ request: { id, email }, close, titleKey, fields }: EditUserFormProps) {
  const t = useTranslate()
  const { data: users, error, refetch } = useUsers()
  const update = useUpdateRecord('users')
  const valueText = useUserValueText()
  const user = users?.find(candidate => candidate.id === id)
  const records = useMemo(() => (user ? [{ ...convertUserToFormValues(user) }] : []), [user])
  const title = t(titleKey, { email })
  if (!users)
    return (
      <EditDialogPlaceholder
        title={title}
        failure={error ?? undefined}
        onRetry={() => void refetch()}
        onClose={() => close()}
      />
    )
  if (!user) return <UserDeletedDialog title={title} onClose={() => close()} />
  return (
    <RecordFormDialog
      title={title}
      resource="users"
      fields={fields}
      records={records}
      refetch={async () => {
        const { data = [] } = await refetch({ throwOnError: true })
        return data.filter(candidate => candidate.id === id).map(current => ({ ...convertUserToFormValues(current) }))
      }}
      save={async (draft: FormDraftEdits, [current = {}]) => {
        await update(user, buildRecordUpdate(current, draft, fields))
      }}
      preview={values => (
        <>
          <VisibleSeriesPreview values={{ ...initialNewUserFormValues, ...values }} />
          <p className={styles.note}>{t('dialog.editUser.endsSessions')}</p>
        </>
      )}
      valueText={valueText}
      onClose={close}
    />
  )
}

function UserDeletedDialog({ title, onClose }: { title: string; onClose: () => void }) {
  const t = useTranslate()
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('dialog.editUser.close')}</Button>}
    >
      <p role="alert">{t('dialog.editUser.deleted')}</p>
    </Dialog>
  )
}

function useUserValueText() {
  const texts = useCellTextFormatters()
  return (name: string, value: unknown): string | undefined => {
    const user = convertFormValuesToUser({ ...initialNewUserFormValues, [name]: value } satisfies UserFormValues)
    if (name === 'roles') return describeRoles(user, texts)
    if (name === 'sharedLibraries') return describeLibraryAccess({ ...user, roles: [] }, texts)
    return name === 'ageRestriction' && user.ageRestriction
      ? describeContentRestrictions(user, texts).join(' · ')
      : undefined
  }
}
