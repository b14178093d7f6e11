import { useLoaderData } from '@remix-run/react'
import { can, type Permission } from '#app/features/staff/permissions.ts'
import type { Phrase } from '#app/languages/phrases.server.ts'
import { useSay } from '#app/languages/say.tsx'
import { staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { factsPath } from '#app/routes/admin/texts/paths.ts'
import { Card, CardGrid } from '#app/ui/card.tsx'
import { Panel } from '#app/ui/panel.tsx'

export const handle = { permission: 'own.account', title: 'Settings' } as const

export const loader = staffLoader(handle.permission, async ({ staff: { role } }) => ({
  shown: settingGroups
    .map(({ title, settings }) => ({ title, settings: settings.filter(({ permission }) => can(role, permission)) }))
    .filter(({ settings }) => settings.length > 0),
}))

export default function SettingsPage() {
  const say = useSay()
  const { shown } = useLoaderData<typeof loader>()
  return (
    <StaffPage title={say('Settings')}>
      {shown.map(({ title, settings }, index) => (
        <Panel key={title} id={`settings-${index}`} title={say(title)} as="stack">
          <CardGrid as="ul" min="s" className="settings-grid">
            {settings.map(({ title, text, href, icon }) => (
              <Card as="li" level={3} key={href} to={href} icon={icon} title={say(title)}>
                <p>{say(text)}</p>
              </Card>
            ))}
          </CardGrid>
        </Panel>
      ))}
    </StaffPage>
  )
}

// The pages of the settings.
type Setting = { title: Phrase; text: Phrase; href: string; icon: string; permission: Permission }

/** By what they concern. */
const settingGroups: readonly { title: Phrase; settings: readonly Setting[] }[] = [
  {
    title: 'Your account',
    settings: [
      {
        title: 'Profile',
        text: 'Your name, time zone and notifications.',
        href: '/dashboard/settings/profile',
        icon: 'user',
        permission: 'own.account',
      },
      {
        title: 'Change Password',
        text: 'Set a new password for your own account.',
        href: '/dashboard/change-password',
        icon: 'key-round',
        permission: 'own.account',
      },
      {
        title: 'Passkeys',
        text: 'Sign in with your fingerprint, your face or a PIN.',
        href: '/dashboard/settings/passkeys',
        icon: 'user-check',
        permission: 'own.account',
      },
      {
        title: 'Two-step sign-in',
        text: 'Protect your own account with a code from your phone as well as the password.',
        href: '/dashboard/settings/two-step',
        icon: 'smartphone',
        permission: 'own.account',
      },
      {
        title: 'Sessions',
        text: 'See where you’re signed in, and end sessions you don’t recognise.',
        href: '/dashboard/settings/sessions',
        icon: 'laptop',
        permission: 'own.account',
      },
      {
        title: 'API tokens',
        text: 'Give your own tools read access to figures and records.',
        href: '/dashboard/settings/api-tokens',
        icon: 'terminal',
        permission: 'own.account',
      },
    ],
  },
  {
    title: 'Company and site',
    settings: [
      {
        title: 'Company facts',
        text: 'Addresses, opening hours and everything else that pages say of the company.',
        href: factsPath,
        icon: 'building-2',
        permission: 'texts.read',
      },
      {
        title: 'Branding Settings',
        text: 'Brand Assets: logo, letterhead, business card, colours and everything made from them.',
        href: '/admin/branding',
        icon: 'palette',
        permission: 'brand.read',
      },
      {
        title: 'Webhooks and Slack',
        text: 'Tell your other programs, or a Slack channel, of each new or changed record.',
        href: '/dashboard/settings/webhooks',
        icon: 'plug',
        permission: 'company.manage',
      },
      {
        title: 'Languages',
        text: 'The languages in which visitors can read and write.',
        href: '/dashboard/settings/languages',
        icon: 'globe',
        permission: 'company.manage',
      },
      {
        title: 'Holidays',
        text: 'Public holidays and extra closing days of both offices.',
        href: '/dashboard/settings/holidays',
        icon: 'plane',
        permission: 'company.manage',
      },
      {
        title: 'Appointments',
        text: 'The times that visitors can choose for a consultation.',
        href: '/dashboard/settings/appointments',
        icon: 'calendar-clock',
        permission: 'company.manage',
      },
      {
        title: 'Launch checklist',
        text: 'What to supply or check before search engines may list the site.',
        href: '/dashboard/settings/launch-checklist',
        icon: 'list-checks',
        permission: 'own.account',
      },
    ],
  },
  {
    title: 'People and data',
    settings: [
      {
        title: 'Security',
        text: 'Choose which roles must use two-step sign-in or a passkey.',
        href: '/dashboard/settings/security',
        icon: 'shield',
        permission: 'security.manage',
      },
      {
        title: 'Data retention',
        text: 'See what is deleted, when, and how to undo it.',
        href: '/dashboard/settings/deletion',
        icon: 'database',
        permission: 'deletion.manage',
      },
    ],
  },
]
