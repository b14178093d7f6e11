export const experienceLevels = ['beginner', 'intermediate', 'advanced'] as const

export const experienceLabels = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
} as const satisfies Record<(typeof experienceLevels)[number], string>
