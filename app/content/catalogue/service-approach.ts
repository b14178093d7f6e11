// The /services page below its tabs: the process, and its tools.
export type ServiceStep = { number: 1 | 2 | 3 | 4; title: string; description: string; icon: string }

export type TechnologyGroup = { id: string; title: string; icon: string; technologies: readonly string[] }

export const serviceSteps = [
  {
    number: 1,
    title: 'Discovery',
    description:
      'We talk to the people who will use and run the system, look at what exists, and write down the goal, the limits and the open questions. You receive a short written summary to check.',
    icon: 'search',
  },
  {
    number: 2,
    title: 'Strategy',
    description:
      'We propose a scope, an order of work, dates, a pricing model and the risks we see. Where there is more than one sensible way, we compare the options. Nothing is built before you agree.',
    icon: 'map',
  },
  {
    number: 3,
    title: 'Implementation',
    description:
      'We work in short steps and show each one running, on a test system you can open yourself. Changes of scope are written down with their effect on time and cost before they start.',
    icon: 'hammer',
  },
  {
    number: 4,
    title: 'Optimization',
    description:
      'After the launch we measure the result against the goal from the first step, fix what falls short, and hand over documents and access. Support continues if you have agreed it.',
    icon: 'gauge',
  },
] as const satisfies readonly [ServiceStep, ServiceStep, ServiceStep, ServiceStep]

export const technologyGroups = [
  {
    id: 'devops-cloud',
    title: 'DevOps/Cloud',
    icon: 'cloud-cog',
    technologies: ['AWS', 'Microsoft Azure', 'Google Cloud', 'Docker', 'Kubernetes', 'Terraform', 'GitHub Actions'],
  },
  {
    id: 'development',
    title: 'Development',
    icon: 'code-xml',
    technologies: ['TypeScript', 'React', 'Vue', 'Node.js', 'Python', 'Ruby', 'Flutter', 'REST and GraphQL'],
  },
  {
    id: 'data-analytics',
    title: 'Data & Analytics',
    icon: 'chart-column',
    technologies: ['PostgreSQL', 'MongoDB', 'Redis', 'Apache Airflow', 'dbt', 'pandas', 'Power BI'],
  },
] as const satisfies readonly [TechnologyGroup, TechnologyGroup, TechnologyGroup]
