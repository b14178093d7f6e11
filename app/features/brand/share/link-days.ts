/** How long a link may work. */
export const linkDays = ['7', '30', '90', '365'] as const
