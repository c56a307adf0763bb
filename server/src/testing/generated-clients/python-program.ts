/** As the programs in TypeScript, with the client of openapi-generator. */
export const PYTHON = `
import json, os, tempfile, uuid
import plumbline_api
from plumbline_api.api.files_api import FilesApi
from plumbline_api.api.tasks_api import TasksApi

title = os.environ["TITLE"]
configuration = plumbline_api.Configuration(host=os.environ["PLUMBLINE_URL"])
configuration.access_token = os.environ["PLUMBLINE_KEY"]
client = plumbline_api.ApiClient(configuration)
tasks, files = TasksApi(client), FilesApi(client)

def refusal(call):
    try:
        call()
    except plumbline_api.ApiException as error:
        return {"status": error.status, "code": json.loads(error.body)["code"]}

once = str(uuid.uuid4())
body = plumbline_api.TasksCreateBody(title=title, priority="high")
first = tasks.tasks_create(body, idempotency_key=once)
again = tasks.tasks_create(body, idempotency_key=once)
listed = tasks.tasks_list(whose="all", priorities=["high", "low"], statuses=["open"], search=title)
change = plumbline_api.TasksUpdateBody(version=first.version, title=title)
tasks.tasks_update(first.id, change)
conflict = refusal(lambda: tasks.tasks_update(first.id, change))
missing = refusal(lambda: tasks.tasks_find(str(uuid.uuid4())))
text = b"Minutes of the meeting"
begun = files.files_start(plumbline_api.FilesStartBody(name="minutes.txt", byte_size=len(text)))
with tempfile.NamedTemporaryFile() as sent:
    sent.write(text)
    sent.flush()
    files.files_put_chunk(begun.id, 0, sent.name)
stored = files.files_finish(begun.id)
rows, cursor = [], None
while True:
    page = tasks.tasks_rows(limit=1, **({"cursor": cursor} if cursor else {}))
    rows += [task.title for task in page.items if task.title == title]
    cursor = page.next_cursor
    if not cursor:
        break
print(json.dumps({
    "isSameTask": first.id == again.id,
    "listed": [task.title for task in listed.items],
    "conflict": conflict,
    "missing": missing,
    "stored": {"name": stored.name, "byteSize": stored.byte_size},
    "rows": rows,
}))
`
