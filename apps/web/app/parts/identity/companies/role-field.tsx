import { companyRoles, type CompanyRole } from '@lohahaat/domain/identity/actor'
import { SelectField } from '../../../ui/fields/select-field'
import { texts } from './texts'

interface RoleFieldProps {
  value: CompanyRole
  onChange: (role: CompanyRole) => void
  disabled?: boolean
  className?: string
}

/** A role with what it may do below it. */
export function RoleField({ value, onChange, disabled = false, className }: RoleFieldProps) {
  return (
    <SelectField
      label={texts.role}
      hint={texts.rights[value]}
      options={companyRoles.map((role) => ({ value: role, label: texts.roles[role] }))}
      placeholder={null}
      value={value}
      disabled={disabled}
      onChange={({ currentTarget }) => onChange(companyRoles.find((role) => role === currentTarget.value) ?? 'Buyer')}
      className={className}
    />
  )
}
