/** Names of tools, makers and our products: the same in every language. */
export const properNames = new Set(
  [
    'Ansible, Apache Airflow, Apache Kafka, AWS, BigQuery, Burp Suite, Cloudflare, dbt, Docker, Firebase Cloud Messaging',
    'Flutter, Git, GitHub Actions, GitLab CI, Google Cloud, Grafana, HashiCorp Vault, Hugging Face Transformers, Jenkins',
    "Keycloak, Kotlin, Kubernetes, Let’s Encrypt, Let's Encrypt, Metabase, Microsoft Azure, Microsoft SQL Server, MLflow, MongoDB",
    'MySQL, Next.js, Nmap, Node.js, OpenSearch, OpenTelemetry, Oracle Database, OWASP ZAP, pandas, pgvector, PostgreSQL, Power BI',
    'Prometheus, Python, PyTorch, React, React Native, Redis, Redux, Remix, Ruby, Ruby on Rails, scikit-learn, SQL, SQLite, Swift',
    'TensorFlow, Terraform, Trivy, TypeScript, Vue, Wazuh',
    'Course and Enrolment Manager, Digital Voting Platform, Healthcare Data Hub, Hospitality Booking Desk',
    'Retail Stock Sync, Service Desk Portal',
    'Adobe, DevOps, IBM, Microsoft, Oracle, Salesforce, SAP',
  ].flatMap((names) => names.split(', ')),
)
