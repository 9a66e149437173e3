// Technology names are the same in every language and stored as they are here. Renaming one takes an upgrade.

export const PROGRAMMING_LANGUAGES = [
  ...['Assembly', 'Bash', 'C', 'C#', 'C++', 'Clojure', 'COBOL', 'CSS', 'Dart', 'Elixir', 'Erlang'],
  ...['F#', 'Fortran', 'Go', 'Groovy', 'Haskell', 'HTML', 'Java', 'JavaScript', 'Julia', 'Kotlin'],
  ...['Lua', 'MATLAB', 'Objective-C', 'OCaml', 'Perl', 'PHP', 'PowerShell', 'Prolog', 'Python'],
  ...['R', 'Ruby', 'Rust', 'Scala', 'Solidity', 'SQL', 'Swift', 'SystemVerilog', 'TypeScript'],
  ...['VBA', 'Verilog', 'VHDL', 'Visual Basic .NET', 'Zig'],
] as const;

export const FRAMEWORKS = [
  ...['.NET MAUI', 'Angular', 'Apache Airflow', 'Apache Kafka', 'Apache Spark', 'ASP.NET Core', 'Astro'],
  ...['Bootstrap', 'CakePHP', 'CodeIgniter', 'Cypress', 'Django', 'Echo', 'Electron', 'Express'],
  ...['FastAPI', 'Fiber', 'Flask', 'Flutter', 'Gin', 'Godot', 'Hadoop', 'Hibernate'],
  ...['Hugging Face Transformers', 'Ionic', 'Jetpack Compose', 'jQuery', 'JUnit', 'Keras', 'Ktor'],
  ...['LangChain', 'LangGraph', 'Laravel', 'LlamaIndex', 'Micronaut', 'NestJS'],
  ...['Next.js', 'NumPy', 'Nuxt', 'OpenCV', 'pandas', 'Phoenix', 'Playwright', 'PyTorch'],
  ...['Quarkus', 'React', 'React Native', 'Redux', 'ROS 2', 'Ruby on Rails', 'scikit-learn'],
  ...['Selenium', 'Solid', 'Spring Boot', 'Svelte', 'SwiftUI', 'Symfony', 'Tailwind CSS', 'Tauri'],
  ...['TensorFlow', 'Three.js', 'Unity', 'Unreal Engine', 'Vue', 'WordPress'],
] as const;

export const DATABASES = [
  ...['Amazon Aurora', 'Amazon DynamoDB', 'Amazon Redshift', 'Apache Cassandra', 'Apache HBase'],
  ...['Apache Hive', 'ClickHouse', 'CockroachDB', 'Couchbase', 'CouchDB', 'Databricks', 'DuckDB'],
  ...['Elasticsearch', 'Firebase Firestore', 'Google BigQuery', 'IBM Db2', 'InfluxDB', 'MariaDB'],
  ...['Microsoft Access', 'Microsoft SQL Server', 'Milvus', 'MongoDB', 'MySQL', 'Neo4j'],
  ...['OpenSearch', 'Oracle Database', 'Pinecone', 'PostgreSQL', 'Redis', 'SAP HANA', 'ScyllaDB'],
  ...['Snowflake', 'SQLite', 'Supabase', 'Teradata', 'TimescaleDB', 'Valkey'],
] as const;
