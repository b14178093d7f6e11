// A mail in the brand, as its reader would see it.
import { mailMarkPng } from '#app/features/brand/logo/rasters.server.ts'
import { mailLookOf } from '#app/features/brand/mail/letterhead-mail.ts'
import { type Letter, layOut } from '#app/mail/look/layout.ts'
import { companyName } from '#app/mail/look/mail-look.ts'
import { withMark } from '#app/mail/look/mark-picture.ts'
import { drawnMail } from '#app/routes/admin/shared/drawn-mail.server.ts'
import { staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { askedSample } from './typed-brand.server.ts'

export const handle = { permission: 'brand.read' } as const

const statusLink = 'See the status'

const letter: Letter = {
  heading: 'We have your enquiry',
  greets: {},
  parts: [
    `Thank you for contacting ${companyName}. Your message is stored.`,
    { facts: [['Reference', 'Example']] },
    { link: { label: statusLink, href: '/status' } },
  ],
}

export const loader = staffLoader(handle.permission, async ({ request }) => {
  const { assets, version } = await askedSample(request)
  const { html } = layOut(letter, { ...mailLookOf(assets), version })
  return drawnMail(withMark(html, await mailMarkPng(assets)))
})
