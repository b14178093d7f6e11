export const newsletterCrumb = { label: 'Newsletter', href: '/dashboard/newsletter' } as const
