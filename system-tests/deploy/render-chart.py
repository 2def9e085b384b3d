"""Lints and renders the chart with Helm's own library, and checks what it renders against the
schemas of Kubernetes' versions. Reads `{chart, versions, values}` as JSON from standard input,
where `values` has a name for each set; prints `{set: {objects, problems}}`.
"""

import json
import sys

import helm_python as helm
import kubernetes_validate
import yaml

WARNING = 2


def lint(chart, values):
    report = helm.lint(chart, values=values, strict=True)
    found = [str(message["error"]) for message in report["messages"] if message["severity"] >= WARNING]
    return found + [str(error) for error in report["errors"]]


def render(chart, values):
    files = helm.Chart.load(chart).render(values, name="demo", namespace="prod")
    texts = [text for path, text in files.items() if path.endswith(".yaml")]
    return [item for text in texts for item in yaml.safe_load_all(text) if item is not None]


def validate(objects, versions):
    problems = []
    for version in versions:
        for item in objects:
            try:
                kubernetes_validate.validate(item, version, strict=True)
            except Exception as error:  # every kind means that the object is not valid
                problems.append(f"{version}: {item.get('kind')}: {error}"[:400])
    return problems


def judge(chart, versions, values):
    try:
        objects = render(chart, values)
    except helm.HelmError as error:
        return {"objects": [], "problems": [str(error)]}
    return {"objects": objects, "problems": lint(chart, values) + validate(objects, versions)}


asked = json.load(sys.stdin)
sets = asked["values"].items()
print(json.dumps({name: judge(asked["chart"], asked["versions"], values) for name, values in sets}))
