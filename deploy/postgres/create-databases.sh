#!/bin/sh
# Creates two databases for each service, one for its data and one for the keys that open it. Each has a role of its own,
# which cannot open any other. PostgreSQL's image runs this when its data folder is new. Run it again after a service was
# added or a password was changed, or when you come from a release that had no databases for keys:
#   docker compose exec postgres /docker-entrypoint-initdb.d/create-databases.sh
set -eu

run_sql() {
  psql -X -q -v ON_ERROR_STOP=1 --username "${POSTGRES_USER:-postgres}" --dbname postgres
}

# Usage: create NAME PASSWORD_VARIABLE. The password comes from the environment, which the list of processes does not show.
create() {
  run_sql <<SQL
\set name $1
\getenv password $2
SELECT format('CREATE ROLE %I LOGIN', :'name')
  WHERE NOT EXISTS (SELECT FROM pg_roles WHERE rolname = :'name') \gexec
ALTER ROLE :"name" PASSWORD :'password';
SELECT format('CREATE DATABASE %I OWNER %I', :'name', :'name')
  WHERE NOT EXISTS (SELECT FROM pg_database WHERE datname = :'name') \gexec
REVOKE ALL ON DATABASE :"name" FROM PUBLIC;
SQL
}

create anew_identity_couple IDENTITY_COUPLE_PASSWORD
create anew_identity_couple_keys IDENTITY_COUPLE_KEYS_PASSWORD
create anew_content CONTENT_PASSWORD
create anew_content_keys CONTENT_KEYS_PASSWORD
create anew_journal JOURNAL_PASSWORD
create anew_journal_keys JOURNAL_KEYS_PASSWORD
create anew_assessment ASSESSMENT_PASSWORD
create anew_assessment_keys ASSESSMENT_KEYS_PASSWORD
create anew_coaching COACHING_PASSWORD
create anew_coaching_keys COACHING_KEYS_PASSWORD

# The image takes the superuser's password at its first start only.
run_sql <<'SQL'
\getenv password POSTGRES_PASSWORD
ALTER ROLE CURRENT_USER PASSWORD :'password';
SQL

echo 'REVOKE ALL ON DATABASE postgres, template1 FROM PUBLIC;' | run_sql
