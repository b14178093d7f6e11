import { useLoaderData } from '@remix-run/react'
import { socialNetworks } from '#app/content/company/company.ts'
import { offices } from '#app/content/company/offices.ts'
import { db } from '#app/db.server.ts'
import {
  changeCompanySettings,
  companyRecord,
  findCompanySettings,
} from '#app/features/company/company-settings.server.ts'
import { companySchema } from '#app/features/company/schema.ts'
import { companyWords } from '#app/features/company/words.ts'
import { ActionForm } from '#app/forms/action-form.tsx'
import { Checkbox, SelectField, TextField } from '#app/forms/fields/fields.tsx'
import { FormActions } from '#app/forms/form-actions.tsx'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'

export const handle = { permission: 'company.manage', title: 'Company' } as const

export const loader = staffLoader(handle.permission, async () => findCompanySettings(db))

export { clientAction, shouldRevalidate } from '#app/forms/network-safe-action.ts'

export const action = staffAction(handle.permission, companySchema, {
  form: 'company',
  run: ({ staff, value, now }) => changeCompanySettings(db, staff, value, now),
  done: () => ({ to: '/dashboard/settings', text: companyWords.saved }),
  failed: companyWords.failed,
  changed: companyWords.changed,
  record: () => companyRecord,
})

export default function CompanyPage() {
  const { settings, version } = useLoaderData<typeof loader>()
  const { linkProducts, ...texts } = settings
  return (
    <>
      <Breadcrumbs items={[{ label: 'Settings', href: '/dashboard/settings' }, { label: 'Company' }]} />
      <h1>Company</h1>
      <ActionForm
        form="company"
        action="/dashboard/settings/company"
        className="form card"
        defaults={{ ...texts, linkProducts: linkProducts ? 'yes' : '', version: String(version) }}
      >
        <p className="soft">
          Profiles on social networks stand in the footer and on the contact page, each with its whole address, as in
          https://www.linkedin.com/company/name. An empty one is not shown.
        </p>
        {socialNetworks.map(({ id, label }) => (
          <TextField key={id} name={id} label={label} type="url" inputMode="url" />
        ))}
        <SelectField
          name="primaryOffice"
          label="Office in the footer"
          options={offices.map(({ id, title }) => ({ value: id, label: title }))}
          required
        />
        <Checkbox name="linkProducts">Product cards lead to each product’s own page</Checkbox>
        <FormActions busy="Saving..." cancel="/dashboard/settings">
          Save
        </FormActions>
      </ActionForm>
    </>
  )
}
