export const logoSizes = { least: 64, most: 2048 } as const
export const fontWeights = [400, 500, 600, 700] as const

export type FontWeight = (typeof fontWeights)[number]
