#!/bin/sh
# Migrates the databases: deploy/kubernetes/migrations/run.sh [folder of your own overlay over this one]
# It ends when all jobs are complete, or with the log of the first that has failed.
set -eu
folder=${1:-$(dirname "$0")}

kubectl -n anew delete job --selector app.kubernetes.io/part-of=anew
kubectl apply -k "$folder"
for job in $(kubectl -n anew get job --selector app.kubernetes.io/part-of=anew -o name); do
  echo "Waiting for $job."
  # `kubectl wait` knows one condition at a time, and would wait for an hour for a job that has failed.
  while :; do
    conditions=$(kubectl -n anew get "$job" -o 'jsonpath={.status.conditions[?(@.status=="True")].type}')
    case " $conditions " in
      *' Complete '*) break ;;
      *' Failed '*)
        # A job that ran out of time may have no pod whose log is left; its events say so.
        kubectl -n anew describe "$job"
        kubectl -n anew logs "$job" || true
        echo "$job has failed. Nothing was replaced." >&2
        exit 1
        ;;
    esac
    sleep 2
  done
  echo "$job is complete."
done
