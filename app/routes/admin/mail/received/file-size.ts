const kilobytes = new Intl.NumberFormat('en', { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 })

export const fileSize = (bytes: number) => kilobytes.format(Math.max(1, bytes / 1000))
