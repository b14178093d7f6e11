import { useLoaderData } from '@remix-run/react'
import { can } from '#app/features/staff/permissions.ts'
import { useSay, useWord } from '#app/languages/say.tsx'
import { staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { Card, CardGrid } from '#app/ui/card.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { settingGroups } from './setting-groups.ts'

export const handle = { permission: 'own.account', title: 'Settings' } as const

export const loader = staffLoader(handle.permission, async ({ staff: { role } }) => ({
  shown: settingGroups
    .map(({ title, settings }) => ({ title, settings: settings.filter(({ permission }) => can(role, permission)) }))
    .filter(({ settings }) => settings.length > 0),
}))

export default function SettingsPage() {
  const say = useSay()
  const word = useWord()
  const { shown } = useLoaderData<typeof loader>()
  return (
    <StaffPage title={say('Settings')}>
      {shown.map(({ title, settings }, index) => (
        <Panel key={title} id={`settings-${index}`} title={word(title)} as="stack">
          <CardGrid as="ul" min="s" className="settings-grid">
            {settings.map(({ title, text, href, icon }) => (
              <Card as="li" level={3} key={href} to={href} icon={icon} title={word(title)}>
                <p>{word(text)}</p>
              </Card>
            ))}
          </CardGrid>
        </Panel>
      ))}
    </StaffPage>
  )
}
