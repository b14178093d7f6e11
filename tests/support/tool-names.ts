/** Names of tools, platforms and makers on the pages of services, technologies and courses: equal in all languages. */
export const toolNames = new Set(
  [
    'Ansible, Apache Airflow, Apache Kafka, AWS, BigQuery, Burp Suite, Cloudflare, dbt, Docker, Firebase Cloud Messaging',
    'Flutter, Git, GitHub Actions, GitLab CI, Google Cloud, Grafana, HashiCorp Vault, Hugging Face Transformers, Jenkins',
    'Keycloak, Kotlin, Kubernetes, Let’s Encrypt, Metabase, Microsoft Azure, Microsoft SQL Server, MLflow, MongoDB, MySQL',
    'Next.js, Nmap, Node.js, OpenSearch, OpenTelemetry, Oracle Database, OWASP ZAP, pandas, pgvector, PostgreSQL, Power BI',
    'Prometheus, Python, PyTorch, React, React Native, Redis, Redux, Remix, Ruby, Ruby on Rails, scikit-learn, SQL, SQLite, Swift',
    'TensorFlow, Terraform, Trivy, TypeScript, Vue, Wazuh',
    'Adobe, IBM, Microsoft, Oracle, Salesforce, SAP',
  ].flatMap((names) => names.split(', ')),
)
