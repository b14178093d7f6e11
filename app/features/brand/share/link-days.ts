/** The choices for a link's lifetime. */
export const linkDays = ['7', '30', '90', '365'] as const
