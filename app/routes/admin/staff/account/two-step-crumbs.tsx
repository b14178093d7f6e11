import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'

/** @param page the title of a page below the one of two-step sign-in */
export function TwoStepCrumbs({ page }: { page?: string }) {
  const settings = { label: 'Settings', href: '/dashboard/settings' }
  const twoStep = { label: 'Two-step sign-in', href: page ? '/dashboard/settings/two-step' : undefined }
  return <Breadcrumbs items={[settings, twoStep, ...(page ? [{ label: page }] : [])]} />
}
